/** Finds the entries of a list by what somebody types. Kept small, because the A to Z page contains it. */

/** Words that need not fit: those that say little, in English and Spanish, and those of one or two letters. */
const OPTIONAL = /^(..?|and|for|the|with|con|del|las|los|para?|por|una)$/;

/** Ending of a plural, or of a word that changes in its plural: `allergy`, `nariz`. */
const ENDING = /([ci]?e?s|[yz])$/;

/** Shortest word that may have a wrong letter. */
const LEAST_FOR_SLIP = 5;

/** Returns the words of a text in small letters without accents: `Baños, B-12` becomes `banos`, `b` and `12`. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** True if a word begins with what was typed but for one letter: wrong, missing, added, or in its neighbor's place. */
function beginsAlmost(word: string, typed: string): boolean {
  let at = 0;
  while (word[at] === typed[at]) at++;
  const goesOn = (from: number, skipped: number) =>
    word.startsWith(typed.slice(from), at + skipped);
  return (
    goesOn(at + 1, 1) ||
    goesOn(at, 1) ||
    goesOn(at + 1, 0) ||
    (word[at] === typed[at + 1] && word[at + 1] === typed[at] && goesOn(at + 2, 2))
  );
}

/** Returns a function that says how well a word of an entry fits a typed word, from 0 to 4. */
function fitOf(typed: string, forgives: boolean): (word: string) => number {
  const stem = typed.replace(ENDING, "");
  const long = [typed, stem].filter(({ length }) => forgives && length >= LEAST_FOR_SLIP);
  return (word) => {
    if (word === typed) return 4;
    if (word.startsWith(typed)) return 3;
    if (stem.length > 2 && word.startsWith(stem)) return 2;
    return long.some((letters) => beginsAlmost(word, letters)) ? 1 : 0;
  };
}

/** An entry as the search reads it. */
export interface Findable {
  /** Words of its name, then of each further name; after the words of a name, all of them as one: `bandaid`. */
  names: readonly (readonly string[])[];
  /** Words of everything that is said of it. */
  words: readonly string[];
}

/** Reads an entry: its name, its further names, and a text with everything that is said of it. */
export const findable = (names: readonly string[], text: string): Findable => ({
  names: names.map((name) => [...wordsOf(name), wordsOf(name).join("")]),
  words: wordsOf(text),
});

/** Entry that was found. */
export interface Found<Entry> {
  entry: Entry;
  score: number;
  /** Position of the name by which it was found. */
  name: number;
}

/** Rates an entry. Every typed word has to fit a word of it, in any order. */
function rate<Entry extends Findable>(
  entry: Entry,
  typed: readonly string[],
  fits: readonly ((word: string) => number)[],
  needed: readonly boolean[],
): Found<Entry> {
  const whole = typed.join("");
  const best = fits.map(() => 0);
  let ofName = 0;
  let name = 0;
  entry.names.forEach((words, index) => {
    // If two names fit alike, its own one counts.
    let sum = index ? 0 : 0.5;
    fits.forEach((fit, part) => {
      const value = Math.max(...words.map(fit));
      sum += value;
      best[part] = Math.max(best[part] ?? 0, value * 2);
    });
    const joined = words.at(-1) ?? "";
    if (joined === whole) sum += 9;
    // Of names that begin with it, the shortest is the closest.
    else if (!index && joined.startsWith(whole)) sum += 3 - joined.length / 99;
    if (sum > ofName) [ofName, name] = [sum, index];
  });
  let score = ofName;
  for (const [part, fit] of fits.entries()) {
    const value = best[part] || Number(entry.words.some((word) => fit(word) > 1));
    if (!value && needed[part]) return { entry, score: 0, name };
    score += value;
  }
  return { entry, score, name };
}

/** Returns the entries that fit a text, the best first. If none does, a typed word may have one wrong letter. */
export function find<Entry extends Findable>(
  entries: readonly Entry[],
  text: string,
): Found<Entry>[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const isOptional = typed.map((word) => OPTIONAL.test(word));
  // Words that say little are needed if there are no others.
  const needed = isOptional.map((optional) => !optional || isOptional.every(Boolean));
  const found = (forgives: boolean) => {
    const fits = typed.map((word) => fitOf(word, forgives));
    return entries
      .map((entry) => rate(entry, typed, fits, needed))
      .filter(({ score }) => score)
      .sort((one, other) => other.score - one.score);
  };
  const exact = found(false);
  return exact.length > 0 ? exact : found(true);
}
