/** What a proofreader would mark in a sentence. Only what is next to never meant: a false alarm costs more. */
import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentText } from "../read/find-texts";
import type { FieldType } from "../schema/field-types";
import { onceForEach } from "../once-for-each";

const SENTENCES: readonly FieldType[] = ["text", "label"];

/** Fewer words can stand before a link or a number that ends the sentence. */
const LEAST_WORDS = 4;

/** Words, and words in capitals, from this length on: `COVID`, `MMR` and the like are no shouting. */
const SHOUTED = /\b\p{Lu}{4,}\b/gu;

/** Words that nobody says twice. `that that` and `had had` can be right. */
const TWICE =
  /(?<![\w'’-])(the|an|and|or|of|to|for|with|your|our|from|are|we|by|be|if|at) +\1(?![\w'’-])/i;

const CUT = /(?:,|(?<![\w-])(?:and|or|the|of|your|our|an))$/i;

/** A number in parentheses and seven digits: one of them is often lost in copying. */
const PHONE_LIKE = /\(\d{3}\) ?\d{3}[-.]\d*(?![\d-])|(?<![\d-])\d{3}[-.]\d{3}[-.]\d+(?![\d-])/g;

/** `today ,`, `today,,`, `today..` and `today.Call`; `.5 mg`, `…` and `a.m.` are fine. */
const STRAY_POINT = / +[,.](?=\s|$)|,,|(?<!\.)\.\.(?!\.)|\p{Ll}\p{Ll}[.!?,;]\p{Lu}\p{Ll}/u;

/** How much of the text around a slip is shown, in characters. */
const SURROUNDINGS = 12;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const cutOff = (text: string): Advice | undefined => {
  const [end] = CUT.exec(text) ?? [];
  return end && text.split(/\s+/).length >= LEAST_WORDS
    ? {
        message: `This text ends with "${end}", in the middle of a sentence.`,
        fix: "Write its end.",
      }
    : undefined;
};

const doubledWord = (text: string): Advice | undefined => {
  const [twice, once] = TWICE.exec(text) ?? [];
  if (!twice) return undefined;
  return { message: `"${twice}" stands here.`, fix: `Write "${once}" once.` };
};

const openParenthesis = (text: string): Advice | undefined =>
  countOf(text, /\(/g) > countOf(text, /\)/g)
    ? { message: "A parenthesis opens here and never closes.", fix: 'Add the missing ")".' }
    : undefined;

/** A straight mark behind a digit stands for inches. */
const openQuote = (text: string): Advice | undefined => {
  const isOpen = countOf(text, /“/g) > countOf(text, /”/g) && !text.includes("\n");
  const isOdd = countOf(text, /(?<!\d)"/g) % 2 === 1 && !/\d"/.test(text);
  return isOpen || isOdd
    ? {
        message: "A quotation mark opens or closes here, and its other half is missing.",
        fix: "Add the other one, or delete this one. Both are of one kind: straight, or curly.",
      }
    : undefined;
};

const shouting = (text: string): Advice | undefined =>
  countOf(text, SHOUTED) >= LEAST_WORDS && !/\p{Ll}/u.test(text)
    ? {
        message: "Words in capitals are slow to read, and some screen readers spell them out.",
        fix: "Write it as you would write a letter.",
      }
    : undefined;

const wrongPhoneLength = (text: string): Advice | undefined => {
  const wrong = [...text.matchAll(PHONE_LIKE)]
    .map(([number]) => number)
    .find((number) => number.replaceAll(/\D/g, "").length !== 10);
  return wrong
    ? {
        message: `${wrong} has ${wrong.replaceAll(/\D/g, "").length} digits, and a phone number in America has 10.`,
        fix: "Write the whole number. One of yours can be named: {phone}.",
      }
    : undefined;
};

const strayPoint = (text: string): Advice | undefined => {
  const stray = STRAY_POINT.exec(text);
  if (!stray) return undefined;
  const { index } = stray;
  const shown = text.slice(Math.max(0, index - SURROUNDINGS), index + SURROUNDINGS);
  return {
    message: `In "${shown}" a comma or a point is one too many, or a space is missing or in the wrong place.`,
    fix: "Write one sign, right behind the word, and a space behind it.",
  };
};

const RULES = [
  cutOff,
  strayPoint,
  doubledWord,
  openParenthesis,
  openQuote,
  wrongPhoneLength,
  shouting,
];

const warningsOf = onceForEach(({ file, path, text, fieldType }: ContentText): Problem[] => {
  if (!SENTENCES.includes(fieldType)) return [];
  const advice = RULES.map((rule) => rule(text.trim())).find(Boolean);
  return advice ? [{ file, place: { path }, ...advice }] : [];
});

/** Sentences that break off, stammer or shout, and phone numbers with a digit too few. */
export const slipOfWritingWarnings = ({ texts }: Pick<Content, "texts">): Problem[] =>
  texts.flatMap(warningsOf);
