/** Keys and list positions that lead to a value. */
export type ValuePath = readonly PropertyKey[];

/** Returns the value at a step of a path; `undefined` if an invalid file has no object there. */
export const valueIn = (value: unknown, step: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;

/** Returns the value at a path; `undefined` if there is none. */
export const valueAt = (value: unknown, path: ValuePath): unknown => path.reduce(valueIn, value);

/** Orders paths by their first positions that differ, from the beginning of a list to its end. */
export function byPosition(one: ValuePath, other: ValuePath): number {
  const index = one.findIndex((step, place) => step !== other[place]);
  const [first, second] = [one[index], other[index]];
  return typeof first === "number" && typeof second === "number" ? first - second : 0;
}
