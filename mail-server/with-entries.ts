import type { z } from "zod";
import { entryTypes } from "../src/content/schema/field-types";
import { unwrapped } from "../src/content/schema/inspect-schema";
import { mapValues } from "../src/content/schema/walk";

/** Turns mappings into lists, as the resolver `entries` does for pages. */
export const withEntries = (schema: z.core.$ZodType, value: unknown): unknown =>
  mapValues(schema, value, (part, { schema: described }) =>
    described && entryTypes.has(unwrapped(described))
      ? Object.entries(part as object).map(([name, entry]) => ({ name, ...(entry as object) }))
      : part,
  );
