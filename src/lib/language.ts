export const DEFAULT_LANGUAGE = "en-US";

const RIGHT_TO_LEFT = ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];

/** Returns `es` for `es-PR`. */
export const withoutRegion = (code: string) => code.split("-")[0] ?? code;

/** Returns the direction of a language's writing; `undefined` from left to right, as browsers assume. */
export const directionOf = (language: string) =>
  RIGHT_TO_LEFT.includes(withoutRegion(language)) ? "rtl" : undefined;

/**
 * Returns the language in which `Intl` writes dates for a language: its own, or the fallback if this runtime does not
 * know it, such as Haitian Creole or Navajo. Without a fallback, `Intl` would take the language of the computer.
 */
export const dateLanguage = (code: string, fallback = DEFAULT_LANGUAGE): string =>
  Intl.DateTimeFormat.supportedLocalesOf([code, fallback, DEFAULT_LANGUAGE])[0] ?? DEFAULT_LANGUAGE;

/** Returns the name of a language, without its region, in another one: `Spanish`. */
export const languageName = (code: string, language = DEFAULT_LANGUAGE) =>
  new Intl.DisplayNames(dateLanguage(language), { type: "language" }).of(withoutRegion(code)) ??
  code;

/** Returns the name of a language in itself: `Español`. */
export function ownName(language: string): string {
  const text = languageName(language, language);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** True for English, in which pages show hours as staff write them, and others in a longer form. */
export const isEnglish = (language: string) => withoutRegion(language) === "en";
