/** The schema of a translated file, which holds only words. */
import { z } from "zod";
import { TRANSLATED_FIELD_TYPES } from "../schema/field-types";
import { metaOf, shapeOf, unwrapped } from "../schema/inspect-schema";

/** True for a text that is translated. */
export const isTranslated = (schema: z.core.$ZodType) =>
  TRANSLATED_FIELD_TYPES.includes(metaOf(schema).fieldType);

/**
 * Keys that say which entry of a list the words are for: the `type` of a section, and the date of a special
 * day. All other lists have the same order in every language.
 */
const isKey = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodLiteral || z.globalRegistry.get(schema)?.fieldType === "date";

/**
 * Returns the words of a schema: the same keys and limits, each optional, without facts, addresses and
 * pictures. `undefined` if it has no words.
 */
export function wordsOf(schema: z.core.$ZodType): z.ZodType | undefined {
  const current = unwrapped(schema);
  if (current instanceof z.ZodArray) {
    const element = wordsOf(current.element);
    return element && z.array(element);
  }
  if (current instanceof z.ZodDiscriminatedUnion) {
    const members = current.options.map((option) => wordObject(option as z.ZodObject));
    return z.discriminatedUnion(current.def.discriminator, members as [z.ZodObject]);
  }
  if (current instanceof z.ZodObject) {
    const words = wordObject(current);
    return Object.values(shapeOf(words)).some((value) => !isKey(value)) ? words : undefined;
  }
  return isTranslated(current) ? (current as z.ZodType) : undefined;
}

function wordObject(object: z.ZodObject): z.ZodObject {
  const { description } = object.meta() ?? {};
  const keys = Object.entries(shapeOf(object)).filter(([, value]) => isKey(value));
  const words = Object.entries(shapeOf(object)).flatMap(([key, value]) => {
    const found = wordsOf(value);
    return found ? [[key, found.optional()] as const] : [];
  });
  return z.strictObject(Object.fromEntries([...keys, ...words])).meta({ description });
}
