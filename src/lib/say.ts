/** Words for staff. The code has them in English, and a dictionary in another language, by the English ones. */

/** Words of another language, by the English ones. Both have the same parts in braces, in any order. */
export type Dictionary = Readonly<Record<string, string>>;

/** What stands in the place of each part, by its name. */
export type Parts = Readonly<Record<string, string | number>>;

/** Returns words with their parts: `say("{name} is missing here.", { name: "Phone" })`. Other braces stay as they are. */
export type Say = (words: string, parts?: Parts) => string;

/** Returns a function that says words in the language of a dictionary. What is not in it stays English. */
export const sayIn =
  (dictionary: Dictionary = {}): Say =>
  (words, parts = {}) =>
    (Object.hasOwn(dictionary, words) ? String(dictionary[words]) : words).replaceAll(
      /\{(\w+)\}/g,
      (brace, name: string) => (Object.hasOwn(parts, name) ? String(parts[name]) : brace),
    );
