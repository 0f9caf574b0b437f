/** Words that stood in for others which somebody meant to write later. */
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentText } from "../read/find-texts";
import { WORD_FIELD_TYPES } from "../schema/field-types";
import { onceForEach } from "../once-for-each";

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

/** What finds one of these signs in a text. */
const finding = (patterns: readonly RegExp[]) =>
  onceForEach(({ file, path, text, fieldType }: ContentText) => {
    if (!WORD_FIELD_TYPES.includes(fieldType)) return [];
    const sign = patterns.map((pattern) => pattern.exec(text.trim())?.[0]).find(Boolean);
    return sign ? [{ file, place: { path }, sign }] : [];
  });

const certainIn = finding(CERTAIN);
const likelyIn = finding(LIKELY);

/** Texts that are not written yet. */
export const placeholderProblems = ({ texts }: Pick<Content, "texts">): Problem[] =>
  texts.flatMap(certainIn).map(({ sign, ...where }) => ({
    ...where,
    message: `Patients would read "${sign}", which stands in for words to come.`,
    fix: "Write the words, or delete this entry until you know them.",
  }));

/** Texts in which something may be missing yet. */
export const placeholderWarnings = ({ texts }: Pick<Content, "texts">): Problem[] =>
  texts.flatMap(likelyIn).map(({ sign, ...where }) => ({
    ...where,
    message: `"${sign}" looks as if words were to come here.`,
    fix: "If so, write them. Patients read it as it stands.",
  }));
