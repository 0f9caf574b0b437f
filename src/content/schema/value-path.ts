/** Keys and list positions that lead to a value. */
export type ValuePath = readonly PropertyKey[];

/** Returns the value at a step of a path; `undefined` if an invalid file has no object there. */
export const valueIn = (value: unknown, step: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;

/** Returns the value at a path; `undefined` if there is none. */
export const valueAt = (value: unknown, path: ValuePath): unknown => path.reduce(valueIn, value);
