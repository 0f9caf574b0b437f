export const DEFAULT_LANGUAGE = "en-US";

const RIGHT_TO_LEFT = ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];

/** Returns `es` for `es-PR`. */
export const withoutRegion = (code: string) => code.split("-")[0] ?? code;

/** Returns the direction of a language's writing; `undefined` from left to right, as browsers assume. */
export const directionOf = (language: string) =>
  RIGHT_TO_LEFT.includes(withoutRegion(language)) ? "rtl" : undefined;

/** Returns the name of a language, without its region, in another one: `Spanish`. */
export const languageName = (code: string, language = DEFAULT_LANGUAGE) =>
  new Intl.DisplayNames(language, { type: "language" }).of(withoutRegion(code)) ?? code;

/** Returns the name of a language in itself: `Español`. */
export function ownName(language: string): string {
  const text = languageName(language, language);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** True for English, in which pages show hours as staff write them, and others in a longer form. */
export const isEnglish = (language: string) => withoutRegion(language) === "en";
