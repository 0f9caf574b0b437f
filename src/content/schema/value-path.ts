/** Keys and list positions that lead to a value. */
export type ValuePath = readonly PropertyKey[];

/** What a step of a path leads to, whatever a file that may be wrong says there. */
export const valueIn = (value: unknown, step: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;

/** What a path leads to. */
export const valueAt = (value: unknown, path: ValuePath): unknown => path.reduce(valueIn, value);
