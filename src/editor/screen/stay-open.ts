/** Lets a file stay open after it was saved, unless somebody chose otherwise. Import before Sveltia CMS. */
import { changeSettings, settings } from "./settings";

changeSettings({ closeOnSave: false, ...settings() });
