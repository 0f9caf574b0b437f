/** The texts of a content file, by names that stay when entries of lists change places. */
import type * as z from "zod";
import { entryKeyOf, keysOf } from "../../src/content/languages/entry-keys";
import type { FieldType } from "../../src/content/schema/field-types";
import { elementOf, metaOf, schemaIn } from "../../src/content/schema/inspect-schema";
import type { ValuePath } from "../../src/content/schema/value-path";

export interface NamedText {
  /** Keys, and the ids of entries, that lead to the text: `sections.delivery.heading`. */
  name: string;
  path: ValuePath;
  text: string;
  fieldType?: FieldType;
}

/** Returns all texts of a value. Entries of prose, which have no key, are named by their positions. */
export function namedTexts(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: ValuePath = [],
  name = "",
): NamedText[] {
  if (typeof value === "string")
    return [{ name, path, text: value, fieldType: metaOf(schema).fieldType }];
  if (typeof value !== "object" || value === null) return [];
  const element = Array.isArray(value) ? elementOf(schema) : undefined;
  const key = element && entryKeyOf(element);
  const names = key && keysOf(key, value as unknown[]);
  return Object.entries(value).flatMap(([step, part]: [string, unknown]) => {
    const position = Array.isArray(value) ? Number(step) : step;
    const own = names?.[Number(step)] ?? step;
    return namedTexts(
      schema && schemaIn(schema, position, value),
      part,
      [...path, position],
      name ? `${name}.${own}` : own,
    );
  });
}
