import type { z } from "zod";
import { entryTypes } from "../src/content/schema/field-types";
import { schemaIn, unwrapped } from "../src/content/schema/inspect-schema";

/**
 * Turns mappings into lists, as the resolver `entries` does for pages. The type of all entries has lists, that of one
 * has none.
 */
export function withEntries(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const described = unwrapped(schema);
  const entryType = entryTypes.get(described);
  const parts = Object.entries(value).map(([key, part]: [string, unknown]) => {
    const partSchema = entryType ?? schemaIn(described, key, value);
    return [key, partSchema ? withEntries(partSchema, part) : part] as const;
  });
  return entryType
    ? parts.map(([name, entry]) => ({ name, ...(entry as object) }))
    : Object.fromEntries(parts);
}
