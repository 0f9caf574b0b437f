import { z } from "zod";
import { memberOf, shapeOf, unwrapped } from "../../src/content/schema/inspect-schema";
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
