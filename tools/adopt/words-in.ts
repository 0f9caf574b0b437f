import { z } from "zod";
import { entryKeyOf, keysOf } from "../../src/content/languages/entry-keys";
import { memberOf, schemaIn, shapeOf, unwrapped } from "../../src/content/schema/inspect-schema";
import { valueIn } from "../../src/content/schema/value-path";

/**
 * Returns the words of a value.
 *
 * @param words schema of the words (`wordsOf`)
 * @param value content of a whole file
 * @param change replaces a text; one that becomes `undefined` is left out
 */
export function wordsIn(
  words: z.core.$ZodType,
  value: unknown,
  change: (text: unknown, schema: z.core.$ZodType) => unknown = (text) => text,
): unknown {
  const current = unwrapped(words);
  if (current instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => wordsIn(current.element, entry, change));
  }
  if (current instanceof z.ZodDiscriminatedUnion) {
    const member = memberOf(current, value);
    return member && wordsIn(member, value, change);
  }
  if (!(current instanceof z.ZodObject)) return change(value, current);
  const entries = Object.entries(shapeOf(current)).flatMap(([key, part]) => {
    const before = valueIn(value, key);
    return before === undefined ? [] : [[key, wordsIn(part, before, change)] as const];
  });
  return Object.fromEntries(entries.filter(([, after]) => after !== undefined));
}

/**
 * Returns words of which each entry of a list says which entry of the content it is for: see `entry-keys.ts`.
 *
 * @param schema schema of the content
 * @param original content with the same entries
 */
export function withKeysOf(schema: z.core.$ZodType, original: unknown, words: unknown): unknown {
  const current = unwrapped(schema);
  if (current instanceof z.ZodArray && Array.isArray(original) && Array.isArray(words)) {
    const key = entryKeyOf(current.element);
    const keys = key && keysOf(key, original);
    return words.map((entry: unknown, index) => {
      const inside = withKeysOf(current.element, original[index], entry);
      return key ? { ...(inside as object), [key]: keys?.[index] } : inside;
    });
  }
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]: [string, unknown]) => {
      const part = schemaIn(schema, key, original);
      return [key, part ? withKeysOf(part, valueIn(original, key), value) : value];
    }),
  );
}
