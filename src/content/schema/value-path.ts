/** Keys and list positions that lead to a value. */
export type ValuePath = readonly PropertyKey[];

/** Value at a step of a path; `undefined` if an invalid file has no object there. */
export const valueIn = (value: unknown, step: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;

/** Value at a path; `undefined` if there is none. */
export const valueAt = (value: unknown, path: ValuePath): unknown => path.reduce(valueIn, value);
