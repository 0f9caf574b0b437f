/** Characters that nobody sees, which a copied text brings along: zero-width spaces, marks of text direction. */
import { z } from "zod";
import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentFile } from "../read/content-file";
import { IMAGE_FIELD_TYPES, WORD_FIELD_TYPES } from "../schema/field-types";
import { metaOf, schemaIn, unwrapped } from "../schema/inspect-schema";
import { jsonSchemaOf } from "../schema/json-schema";
import type { ValuePath } from "../schema/value-path";

/** Format characters, and spaces and line ends other than those of a keyboard. */
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

const LOOKS_LIKE_SPACE = /\p{Z}/u;

const NAMES: Readonly<Record<string, string>> = {
  "\u00a0": "no-break space",
  "\u00ad": "soft hyphen",
  "\u200b": "zero-width space",
  "\u200c": "zero-width non-joiner",
  "\u200d": "zero-width joiner",
  "\u202f": "narrow no-break space",
  "\u2060": "word joiner",
  "\ufeff": "byte order mark",
};

const TEXT_DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Invisible characters that no name needs. The others can belong to emoji, or to text from right to left. */
const USELESS_IN_NAMES = /[\u00ad\u200b\u202a-\u202e\u2060\ufeff]/u;

/** Invisible characters that no text needs. Khmer, Lao, Burmese and Thai have zero-width spaces between words. */
const USELESS_IN_TEXTS =
  /[\u2060\ufeff]|(?<![\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}\p{sc=Thai}])\u200b/u;

const IN_BRACES = new RegExp(String.raw`(?<=\{[^{}]*)(?:${INVISIBLE.source})(?=[^{}]*\})`, "u");

/** Replaces invisible characters by what people see. */
export const asSeen = (text: string): string =>
  text.replaceAll(new RegExp(INVISIBLE.source, "gu"), (found) =>
    LOOKS_LIKE_SPACE.test(found) ? " " : "",
  );

function nameOf(character: string): string {
  if (TEXT_DIRECTION.test(character)) return "mark of text direction";
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return NAMES[character] ?? `character U+${code}`;
}

/**
 * Names the first invisible character of a text, with its place; `undefined` if it has none.
 *
 * @param unwanted the characters to look for
 */
export function invisibleIn(text: string, unwanted = INVISIBLE): string | undefined {
  const [found, index] = [unwanted.exec(text)?.[0], text.search(unwanted)];
  if (!found) return undefined;
  const [before] = /\S{0,20}$/.exec(asSeen(text.slice(0, index))) ?? [];
  const [after] = /^\S{0,20}/.exec(asSeen(text.slice(index + found.length))) ?? [];
  const place = before ? `after "${before}"` : `before "${after}"`;
  const name = nameOf(found);
  return LOOKS_LIKE_SPACE.test(found)
    ? `a ${name}, which only looks like a space, ${place}`
    : `an invisible ${name} ${place}`;
}

function adviceOn(text: string, unwanted = INVISIBLE): Advice | undefined {
  const found = invisibleIn(text, unwanted);
  return found === undefined
    ? undefined
    : {
        message: `There is ${found}.`,
        fix: `Delete the text, and type it again: "${asSeen(text)}".`,
      };
}

/** True for a value that has to match exactly: an address, a number, or a name of the code. */
function isExact(schema: z.core.$ZodType, text: string): boolean {
  const { fieldType } = metaOf(schema);
  if (IMAGE_FIELD_TYPES.includes(fieldType)) return false;
  return (
    fieldType === undefined ||
    !WORD_FIELD_TYPES.includes(fieldType) ||
    jsonSchemaOf(unwrapped(schema)).pattern !== undefined ||
    (!z.safeParse(schema, text).success && z.safeParse(schema, asSeen(text)).success)
  );
}

function adviceOnText(schema: z.core.$ZodType | undefined, text: string): Advice | undefined {
  if (!schema || !INVISIBLE.test(text)) return undefined;
  const { fieldType } = metaOf(schema);
  if (fieldType !== "sentence" && isExact(schema, text)) return adviceOn(text);
  return adviceOn(text, fieldType === "name" ? USELESS_IN_NAMES : IN_BRACES);
}

/** Returns the keys and texts of a value. */
function findIn(
  file: ContentFile,
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: ValuePath = [],
): Problem[] {
  if (typeof value === "string") {
    const advice = adviceOnText(schema, value);
    return advice ? [{ file: file.source.file, path, ...advice }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const advice = adviceOn(key);
    if (advice) return { file: file.source.file, path, key, ...advice };
    const step = Array.isArray(value) ? Number(key) : key;
    return findIn(file, schema && schemaIn(schema, key, value), entry, [...path, step]);
  });
}

/**
 * Reports invisible characters in keys, in names, and in what has to match exactly: they cannot be found by
 * looking.
 */
export const invisibleCharacterProblems = ({ files }: Pick<Content, "files">): Problem[] =>
  files.flatMap((file) => findIn(file, file.schema, file.value));

/**
 * Reports invisible characters in texts, where words break at the wrong place, and a search does not find them.
 */
export const invisibleCharacterWarnings = ({ texts }: Pick<Content, "texts">): Problem[] =>
  texts.flatMap(({ file, path, text, fieldType }) => {
    const isProse = WORD_FIELD_TYPES.includes(fieldType) && fieldType !== "name";
    const advice = isProse ? adviceOn(text, USELESS_IN_TEXTS) : undefined;
    return advice ? [{ file, path, ...advice }] : [];
  });
