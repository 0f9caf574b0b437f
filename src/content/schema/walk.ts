/** The walk through a value beside its schema: lists the values inside of it, or changes them. */
import type * as z from "zod";
import { schemaIn } from "./inspect-schema";
import type { ValuePath } from "./value-path";

/** A value with its schema. */
export interface DescribedValue {
  value: unknown;
  /** Absent below a key that the schema does not know. */
  schema: z.core.$ZodType | undefined;
  path: ValuePath;
}

function partsOf({ value, schema, path }: DescribedValue): DescribedValue[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).map(([key, part]: [string, unknown]) => ({
    value: part,
    schema: schema && schemaIn(schema, key, value),
    path: [...path, Array.isArray(value) ? Number(key) : key],
  }));
}

/** Returns a value and all values inside of it, each after the one that contains it. */
export function valuesIn(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: ValuePath = [],
): DescribedValue[] {
  const whole = { value, schema, path };
  return [whole, ...partsOf(whole).flatMap((part) => valuesIn(part.schema, part.value, part.path))];
}

/** Returns a copy with each value changed, the innermost first. `change` leaves out a value with `undefined`. */
export function mapValues(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  change: (value: unknown, before: DescribedValue) => unknown,
  path: ValuePath = [],
): unknown {
  const before = { value, schema, path };
  if (typeof value !== "object" || value === null) return change(value, before);
  const parts = partsOf(before).flatMap((part) => {
    const changed = mapValues(part.schema, part.value, change, part.path);
    return changed === undefined ? [] : [[part.path.at(-1), changed] as const];
  });
  const changed = Object.fromEntries(parts) as object;
  return change(Array.isArray(value) ? Object.values(changed) : changed, before);
}
