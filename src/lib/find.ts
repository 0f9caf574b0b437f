/** Finds entries by what somebody types. */

/** Words that need not fit: those that say little, in English and Spanish, and those of one or two letters. */
const OPTIONAL =
  /^([^\u0e00-\uffff]{1,2}|and|for|how|med(icin[ea])?s?|the|with|con|del|l[ao]s|para|por|una)$/;

/** Three letters, and the ending of a plural, or of a word that changes in its plural: `allergy`, `eyes`, `nariz`. */
const ENDING = /(...)([ci]?e?s|[yz])$/;

/** Letters of the shortest word that may have one wrong letter, and of the shortest that may have two. */
const LEAST_FOR_SLIPS = [5, 7];

/** A word that more entries have says too little to show them by it alone, as `pills` of `sleeping pills`. */
const MOST_BY_ONE_WORD = 6;

/** Longer texts were pasted. */
const MOST_WORDS = 9;

/** Letters that Unicode does not decompose, each with what people type for it. */
const FOLDED = [
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["ł", "l"],
  ["ı", "i"],
] as const;

/**
 * True for a text in Thai, Chinese, Japanese, Korean and others, whose letters come last in Unicode. They have few
 * or no spaces, so that a word can stand anywhere.
 */
export const isWithoutSpaces = (text: string) => text >= "\u0e00";

/** Returns the words of a text in small letters without accents: `Baños, B-12` becomes `banos`, `b` and `12`. */
export const wordsOf = (text: string): string[] =>
  FOLDED.reduce(
    (folded, [letter, typed]) => folded.replaceAll(letter, typed),
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[\p{M}'’]/gu, ""),
  ).match(/[\p{L}\p{N}]+/gu) ?? [];

/** True if a word begins with what was typed but for some letters: wrong, missing, added, or in a neighbor's place. */
function beginsAlmost(word: string, typed: string, slips: number): boolean {
  if (word.startsWith(typed)) return true;
  if (slips === 0) return false;
  // A letter that the word does not have is wrong. This refuses most words, and costs little.
  let wrong = 0;
  for (const letter of typed) if (!word.includes(letter) && ++wrong > slips) return false;
  let at = 0;
  while (word[at] === typed[at]) at++;
  const goesOn = (from: number, skipped: number) =>
    beginsAlmost(word.slice(at + skipped), typed.slice(at + from), slips - 1);
  return (
    goesOn(1, 1) ||
    goesOn(0, 1) ||
    goesOn(1, 0) ||
    (word[at] === typed[at + 1] && word[at + 1] === typed[at] && goesOn(2, 2))
  );
}

/**
 * Returns a function that says how well a word of an entry fits a typed word: 4 if it is the same, 3 but for an ending,
 * 2 if it begins so, 1 but for a wrong letter, 0 if it does not fit.
 */
function fitOf(typed: string, slips: number): (word: string) => number {
  const stem = typed.replace(ENDING, "$1");
  const isPart = isWithoutSpaces(typed);
  return (word) => {
    if (word === typed) return 4;
    if (isPart ? word.includes(typed) : word.startsWith(typed) || word.startsWith(stem))
      return Math.abs(word.length - typed.length) < 3 ? 3 : 2;
    const isAlmost =
      slips > 0 &&
      [typed, stem].some((letters) =>
        beginsAlmost(
          word,
          letters,
          Math.min(slips, LEAST_FOR_SLIPS.filter((least) => letters.length >= least).length),
        ),
      );
    return isAlmost ? 1 : 0;
  };
}

/** Words of a text, each alone and with the next as one, and last the whole text as one: `eye`, `eyedrops`, `drops`. */
type Read = readonly string[];

/** Returns each word and the next as one; empty text for a word of two letters: `de presión` is not `depresión`. */
const pairsOf = (words: readonly string[]) =>
  words.map((word, at) => (word.length === 2 ? "" : word + (words[at + 1] ?? "")));

const read = (text: string): Read => {
  const words = wordsOf(text);
  return [...words, ...pairsOf(words), words.join("")];
};

/** An entry as the search reads it. */
export interface Findable {
  /** Its name, then its further names. */
  names: readonly Read[];
  within: Read;
}

/** Reads an entry: its name, then its further names, and the name of what it stands within. */
export const findable = (names: readonly string[], within: string): Findable => ({
  names: names.map(read),
  within: read(within),
});

/** Entry with how well it fits. */
export interface Found<Entry> {
  entry: Entry;
  /** How well it fits each typed word. */
  fits: readonly number[];
  score: number;
  name: number;
}

/** Returns the entries, the best first. Typed words may be in any order. */
function rank<Entry extends Findable>(
  entries: readonly Entry[],
  typed: readonly string[],
  slips: number,
): Found<Entry>[] {
  const whole = typed.join("");
  // Each word alone, and as one word with the word before it or after it.
  const pairs = pairsOf(typed);
  const parts = typed.map((word, at) => [
    fitOf(word, slips),
    ...[pairs[at - 1], pairs[at]].map((pair) => fitOf(pair || word, 0)),
  ]);
  const fitsOf = (words: Read) =>
    parts.map((part) => Math.max(...part.map((fit) => Math.max(...words.map(fit)))));

  return entries
    .map((entry) => {
      const fits = fitsOf(entry.within).map((fit) => Math.max(fit - 1, 0));
      let score = 0;
      let name = 0;
      entry.names.forEach((words, index) => {
        // If two names fit alike, its own one counts.
        let sum = index === 0 ? 0.5 : 0;
        fitsOf(words).forEach((fit, part) => {
          sum += fit;
          fits[part] = Math.max(fits[part] as number, fit);
        });
        const joined = words.at(-1) ?? "";
        if (whole.includes(joined)) sum += (9 * joined.length) / whole.length;
        // Of names that begin with it, the shortest is the closest.
        else if (index === 0 && joined.startsWith(whole)) sum += 3 - joined.length / 99;
        if (sum > score) [score, name] = [sum, index];
      });
      return { entry, fits, score, name };
    })
    .sort((one, other) => other.score - one.score);
}

/**
 * Returns the entries that fit a text, the best first: those with all of its words; if there are none, a word may have
 * one wrong letter, and then two; if there are still none, those with the most words.
 */
export function find<Entry extends Findable>(
  entries: readonly Entry[],
  text: string,
): Found<Entry>[] {
  const typed = wordsOf(text).slice(0, MOST_WORDS);
  if (typed.length === 0) return [];
  const telling = typed.filter((word) => !OPTIONAL.test(word));
  // Words that say little are needed if there are no others.
  const needed = telling.length > 0 ? telling : typed;
  const fitting = ({ fits }: Found<Entry>, least: number) =>
    fits.filter((fit, part) => fit >= least && needed.includes(typed[part] as string)).length;

  const hasAll = (one: Found<Entry>) => fitting(one, 1) === needed.length;
  for (const slips of [0, 1, 2]) {
    const all = rank(entries, typed, slips).filter(hasAll);
    if (all.length > 0) return all;
  }
  const exact = rank(entries, typed, 0);
  const most = Math.max(...exact.map((one) => fitting(one, 3)));
  const some = exact.filter((one) => fitting(one, 3) === most);
  return most > 1 || (most === 1 && some.length <= MOST_BY_ONE_WORD) ? some : [];
}
