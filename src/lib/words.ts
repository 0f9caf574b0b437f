/**
 * Words of `data/`, which may be in another language than their page: where a translation lacks a text, pages
 * show that of the site's first language, in an element with its `lang`.
 *
 * The language stands in the text, between characters that Unicode reserves for the inner use of programs
 * (https://www.unicode.org/faq/private_use.html#nonchar4). So it stays with the text in JSON, and when the text
 * becomes part of a sentence. Only this file knows these characters.
 */
declare const mayBeForeign: unique symbol;

/** Words in another language. To TypeScript they are neither a `string` nor a React node. */
export interface ForeignWords {
  readonly [mayBeForeign]: true;
}

/** Words without facts. They compile in JSX or an attribute only through `<Wording>`, which sets `lang`, or `plain`. */
export type Words = string | ForeignWords;

const START = "\ufdd0";
const AFTER_LANGUAGE = "\ufdd1";
const END = "\ufdd2";

const MARK = /(\ufdd0[^\ufdd1]*\ufdd1|\ufdd2)/;
const ALL_MARKS = new RegExp(MARK, "g");

/** Marks a text as words in a language, BCP 47. */
export const markLanguage = (text: string, language: string): string =>
  `${START}${language}${AFTER_LANGUAGE}${text}${END}`;

/** Returns words without their language: for attributes, titles, structured data and the clipboard. */
export const plain = (words: Words): string => (words as string).replace(ALL_MARKS, "");

/** Part of a text in one language. */
export interface Segment {
  text: string;
  /** BCP 47. Absent for the language of the page. */
  language?: string;
}

/** Splits a text where its language changes. */
export function segmentsOf(words: Words): Segment[] {
  const segments: Segment[] = [];
  const languages: string[] = [];
  for (const piece of (words as string).split(MARK)) {
    const last = segments[segments.length - 1];
    const language = languages[languages.length - 1];
    if (piece.startsWith(START)) languages.push(piece.slice(START.length, -AFTER_LANGUAGE.length));
    else if (piece === END) languages.pop();
    else if (last && last.language === language) last.text += piece;
    else if (piece) segments.push({ text: piece, language });
  }
  return segments;
}

/** Returns the language of a whole text that is in another language than its page. */
export function foreignLanguage(words: Words): string | undefined {
  const [first, ...others] = segmentsOf(words);
  return others.length === 0 ? first?.language : undefined;
}

/** Changes the text between the marks. */
export const withEachPart = (words: Words, change: (text: string) => string): Words =>
  segmentsOf(words)
    .map(({ text, language }) => (language ? markLanguage(change(text), language) : change(text)))
    .join("");

/** Joins words to one text. */
export const joined = (parts: readonly Words[], separator: string): Words =>
  (parts as readonly string[]).join(separator);

/** Splits a text at a separator. */
export function splitWords(words: Words, separator: string): Words[] {
  const parts = [""];
  for (const { text, language } of segmentsOf(words)) {
    const [first = "", ...others] = text
      .split(separator)
      .map((part) => (part && language ? markLanguage(part, language) : part));
    parts.push(`${parts.pop() ?? ""}${first}`, ...others);
  }
  return parts;
}

/** Replaces `{name}` by its value. Braces without a value stay. */
export function fillIn(text: string, values: Readonly<Record<string, string | undefined>>): string;
export function fillIn(text: Words, values: Readonly<Record<string, Words | undefined>>): Words;
export function fillIn(text: Words, values: Readonly<Record<string, Words | undefined>>): Words {
  return (text as string).replace(
    /\{(\w+)\}/g,
    (braces, name: string) => (values[name] as string | undefined) ?? braces,
  );
}
