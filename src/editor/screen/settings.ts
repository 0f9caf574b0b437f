/** Settings of Sveltia CMS that each person can change. It keeps them in the browser, and reads them when it is loaded. */
const KEY = "sveltia-cms.prefs";

interface Settings {
  closeOnSave?: boolean;
  /** Language of the screen; absent or `auto` for that of the browser. */
  locale?: string;
}

export const settings = () => JSON.parse(localStorage.getItem(KEY) ?? "{}") as Settings;

export const changeSettings = (changes: Settings) =>
  localStorage.setItem(KEY, JSON.stringify({ ...settings(), ...changes }));
