/** Settings of Sveltia CMS that each person can change, and that it keeps in the browser. */
const KEY = "sveltia-cms.prefs";

/** Lets a file stay open after it was saved, unless somebody chose otherwise. Call before Sveltia CMS starts. */
export function stayOpen(): void {
  const chosen = JSON.parse(localStorage.getItem(KEY) ?? "{}") as object;
  localStorage.setItem(KEY, JSON.stringify({ closeOnSave: false, ...chosen }));
}
