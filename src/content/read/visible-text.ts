/**
 * Removes characters that nobody sees, which a copied text brings along: zero-width spaces, marks of text direction,
 * and spaces that only look like those of a keyboard. Those of typography and of other scripts stay in sentences.
 */
import * as z from "zod";
import { IMAGE_FIELD_TYPES } from "../schema/field-types";
import { metaOf } from "../schema/inspect-schema";

/** Format characters, and spaces and line ends other than those of a keyboard. */
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

/** Characters that no text needs. Khmer, Lao, Burmese and Thai have zero-width spaces between words. */
const USELESS = /[\u2060\ufeff]|(?<![\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}\p{sc=Thai}])\u200b/gu;

/** Characters that no name needs. The others can belong to emoji, or to text from right to left. */
const USELESS_IN_NAMES = /[\u00ad\u200b\u202a-\u202e]|\p{Z}/gu;

/** The parts of a line that are not its text: indentation, hyphen, key, colon, and spaces at its end. */
const AROUND_TEXT =
  /^[\p{Zs}\p{Cf}]*(?:-\p{Zs}+)*(?:[\w\p{Zs}\p{Cf}-]*:(?:\p{Zs}+|$))?|\p{Zs}+$/gmu;

const IN_BRACES = /\{[^{}]*\}/g;

/** Replaces invisible characters by what people see. */
export const asSeen = (text: string): string =>
  text.replaceAll(INVISIBLE, (found) => (/\p{Z}/u.test(found) ? " " : ""));

/** Returns a YAML text without the invisible characters that no text needs, and those of its structure. */
export const visibleText = (text: string): string =>
  text.search(INVISIBLE) < 0 ? text : text.replace(USELESS, "").replace(AROUND_TEXT, asSeen);

/** Returns a text of a file without the invisible characters that its field cannot have. */
export function visibleValue(schema: z.core.$ZodType, text: string): string {
  if (text.search(INVISIBLE) < 0) return text;
  const { fieldType } = metaOf(schema);
  switch (fieldType) {
    case "text":
    case "label":
    case "sentence":
      return text.replace(IN_BRACES, asSeen);
    case "name":
    case "other-name":
    case "plain": {
      const name = text.replace(USELESS_IN_NAMES, asSeen);
      return z.safeParse(schema, name).success ? name : asSeen(text);
    }
    default:
      // The name of a picture is that of its file, which a Mac writes with such a space.
      return IMAGE_FIELD_TYPES.includes(fieldType) ? text : asSeen(text);
  }
}
