/** Words that stood in for others which somebody meant to write later. */
import type { Problem } from "../problem";
import type { Content, ContentText } from "../read/content";
import { WORD_FIELD_TYPES } from "../schema/field-types";

/** What nobody writes for patients. */
const CERTAIN: readonly RegExp[] = [
  /\blorem ipsum\b/i,
  /^(?:add |put |insert )?(?:your|some|the) (?:text|words|title|heading|name|address|phone number|description|summary|content|copy|photo|picture|link|slogan|sentence) (?:goes )?here[.!]?$/i,
  /\[(?:insert|enter|your|add)\b[^\]]*\]/i,
  /\bTO ?DO:|\bFIXME\b/,
  /^(?:to ?do|tb[ad]|xx+|asdf\w*|placeholder|undefined|null|\?+|\.\.\.|…|-+)$/i,
];

/** What may be meant: "Date TBA" can be all that is known. */
const LIKELY: readonly RegExp[] = [
  /\bTODO\b|\bTB[AD]\b/,
  /\bx{3,}\b(?!-?l)/i,
  /\[(?:name|pharmacy|phone|fax|email|address|street|city|town|state|zip|hours|date|time|year|price|amount|number|link|url|text|title|photo|picture)\]/i,
];

const find = (texts: readonly ContentText[], patterns: readonly RegExp[]) =>
  texts
    .filter((it) => WORD_FIELD_TYPES.includes(it.fieldType))
    .flatMap((it) => {
      const sign = patterns.map((pattern) => pattern.exec(it.text.trim())?.[0]).find(Boolean);
      return sign ? [{ file: it.file, place: { path: it.path }, sign }] : [];
    });

/** Texts that are not written yet. */
export const placeholderProblems = ({ texts }: Pick<Content, "texts">): Problem[] =>
  find(texts, CERTAIN).map(({ sign, ...where }) => ({
    ...where,
    message: `Patients would read "${sign}", which stands in for words to come.`,
    fix: "Write the words, or delete this entry until you know them.",
  }));

/** Texts in which something may be missing yet. */
export const placeholderWarnings = ({ texts }: Pick<Content, "texts">): Problem[] =>
  find(texts, LIKELY).map(({ sign, ...where }) => ({
    ...where,
    message: `"${sign}" looks as if words were to come here.`,
    fix: "If so, write them. Patients read it as it stands.",
  }));
