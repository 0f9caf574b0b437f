import { ContactForm } from "../../forms/contact/contact-form";
import { hydrateIsland } from "../hydrate-island";

hydrateIsland("contact", ContactForm);
