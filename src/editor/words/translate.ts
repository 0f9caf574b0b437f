/** Translates what staff read, sentence by sentence. */

/**
 * Translations by the English words. In both, a name in braces stands for a part: `{words}` for words that have a
 * translation of their own, `{label}` for labels or for what somebody wrote, `{number}` for a number, and any other name
 * for what somebody wrote.
 */
export type Dictionary = Readonly<Record<string, string>>;

export type Translate = (english: string) => string;

const PART = /\{(\w+)\}/g;

/** Words with parts, such as `Did you mean "{value}"?`. */
interface Pattern {
  english: RegExp;
  translation: string;
  /** Names of the parts, in the English order. */
  parts: string[];
}

/** Returns a regular expression for a text as it is. */
export const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function patternOf([english, translation]: [string, string]): Pattern {
  const parts = [...english.matchAll(PART)].map(([, name = ""]) => name);
  const between = english.split(/\{\w+\}/).map(literally);
  const source = between.reduce((before, after, index) => {
    const isNumber = parts[index - 1]?.startsWith("number");
    return `${before}(${isNumber ? String.raw`-?[\d.]+` : ".*?"})${after}`;
  });
  return { english: new RegExp(`^${source}$`, "s"), translation, parts };
}

/** Returns patterns, those with the most words first: they say more. */
const patternsIn = (dictionary: Dictionary): Pattern[] =>
  Object.entries(dictionary)
    .filter(([english]) => english.search(PART) >= 0)
    .sort(([one], [other]) => other.replaceAll(PART, "").length - one.replaceAll(PART, "").length)
    .map(patternOf);

/** Where a sentence may end. */
const END = /(?<=[.?!…")])\s+(?=[^\s\p{Lowercase}])|\s+(?=\()|$/gu;

/** What stands between labels: `Pharmacy: Hours; Services, Prices (Spanish)`. */
const BETWEEN_LABELS = /(, |: |; | (?=\())/;

/** Returns a function that translates. What has no translation stays as it is. */
export function translator(dictionary: Dictionary): Translate {
  const patterns = patternsIn(dictionary);
  const known = new Map(Object.entries(dictionary));

  /** Returns the translation of words; `undefined` if a part of them has none. */
  const words = (text: string): string | undefined => sentences(text) ?? labels(text);

  function sentences(text: string): string | undefined {
    for (const { index, 0: space } of text.matchAll(END)) {
      const first = sentence(text.slice(0, index));
      const rest = text.slice(index + space.length);
      const others = first === undefined || rest === "" ? rest : sentences(rest);
      if (first !== undefined && others !== undefined) return first + space + others;
    }
    return undefined;
  }

  function sentence(text: string): string | undefined {
    const translation = known.get(text) ?? smallLabel(text);
    if (translation !== undefined) return translation;
    for (const { english, translation, parts } of patterns) {
      const [, ...found] = english.exec(text) ?? [];
      const translated = found.map((part, index) => translatedPart(parts[index] ?? "", part));
      if (found.length === 0 || translated.includes(undefined)) continue;
      return translation.replaceAll(
        PART,
        (_, name: string) => translated[parts.indexOf(name)] ?? "",
      );
    }
    return undefined;
  }

  /** Returns the translation of a label within a sentence: `phone`, by that of `Phone`. */
  const smallLabel = (text: string) =>
    known
      .get(text.replace(/^\p{Lowercase}/u, (first) => first.toUpperCase()))
      ?.replace(/^./, (first) => first.toLowerCase());

  function translatedPart(name: string, part: string): string | undefined {
    if (part === "" || !/^(?:words|label)/.test(name)) return part;
    return words(part) ?? (name.startsWith("label") ? part : undefined);
  }

  function labels(text: string): string | undefined {
    const [first = "", ...others] = text.split(BETWEEN_LABELS);
    if (others.length === 0 || !known.has(first)) return undefined;
    return [first, ...others].map((part) => words(part) ?? part).join("");
  }

  // Spaces around words stay.
  return (english) => english.replace(/\S(?:.*\S)?/s, (found) => words(found) ?? found);
}
