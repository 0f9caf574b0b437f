/**
 * Lets a file stay open after it was saved, unless somebody chose otherwise in the settings of Sveltia CMS, which it
 * keeps in the browser. Import before Sveltia CMS, which reads them at once.
 */
const KEY = "sveltia-cms.prefs";

const chosen = JSON.parse(localStorage.getItem(KEY) ?? "{}") as object;
localStorage.setItem(KEY, JSON.stringify({ closeOnSave: false, ...chosen }));

export {};
