/** The schema of a translated file, which holds only words. */
import * as z from "zod";
import { onceFor } from "../../lib/once-for";
import { TRANSLATED_FIELD_TYPES } from "../schema/field-types";
import { metaOf, shapeOf, unwrapped } from "../schema/inspect-schema";
import { isEntryKey } from "./entry-keys";

/** True for a text that is translated. */
export const isTranslated = (schema: z.core.$ZodType) =>
  TRANSLATED_FIELD_TYPES.includes(metaOf(schema).fieldType);

/** True for a list of which each language has its own, with as many entries as it needs. */
const isOwnList = (schema: z.core.$ZodType): boolean => {
  const list = unwrapped(schema);
  return list instanceof z.ZodArray && metaOf(list.element).fieldType === "other-name";
};

/** True for what a language may have although the default language has none: other names, and a slug. */
export const isOwn = (schema: z.core.$ZodType | undefined): boolean =>
  schema !== undefined && (isOwnList(schema) || metaOf(schema).fieldType === "slug");

/**
 * Returns the words of a schema: the same keys and limits, each optional, without facts, addresses and
 * pictures. Entries of a list also have their key: see `entry-keys.ts`. `undefined` if the schema has no words.
 */
export const wordsOf = onceFor((schema: z.core.$ZodType) => findWords(schema, false));

const wordsOfEntry = onceFor((schema: z.core.$ZodType) => findWords(schema, true));

function findWords(schema: z.core.$ZodType, isEntry: boolean): z.ZodType | undefined {
  const current = unwrapped(schema);
  if (current instanceof z.ZodArray) {
    const words = isOwnList(current) ? wordsOf : wordsOfEntry;
    const element = words(current.element);
    return element && z.array(element);
  }
  if (current instanceof z.ZodDiscriminatedUnion) {
    const members = current.options.map((option) => wordObject(option as z.ZodObject, isEntry));
    return z.discriminatedUnion(current.def.discriminator, members as [z.ZodObject]);
  }
  if (current instanceof z.ZodObject) {
    const hasWords = Object.values(shapeOf(current)).some((value) => wordsOf(value));
    return hasWords ? wordObject(current, isEntry) : undefined;
  }
  if (!isTranslated(current)) return undefined;
  return isEntry && current instanceof z.ZodString
    ? withoutMinimum(current)
    : (current as z.ZodType);
}

/** Returns a text that may be empty: the place of a sentence of a list, which has no words yet. */
function withoutMinimum(text: z.ZodString) {
  const checks = text.def.checks?.filter((check) => check._zod.def.check !== "min_length");
  return text.clone({ ...text.def, checks }).meta(metaOf(text));
}

/** True for a list with words that has the same entries in all languages. */
export const isSharedList = (schema: z.core.$ZodType): boolean =>
  unwrapped(schema) instanceof z.ZodArray && wordsOf(schema) !== undefined && !isOwnList(schema);

function wordObject(object: z.ZodObject, isEntry: boolean): z.ZodObject {
  const { description } = object.meta() ?? {};
  const parts = Object.entries(shapeOf(object)).flatMap(([key, value]) => {
    // The `type` of a block.
    if (value instanceof z.ZodLiteral) return [[key, value] as [string, z.ZodType]];
    const part = isEntry && isEntryKey(value) ? z.string().meta(metaOf(value)) : wordsOf(value);
    return part ? [[key, part.optional()] as [string, z.ZodType]] : [];
  });
  return z.strictObject(Object.fromEntries(parts)).meta({ description });
}
