/** Values inside of a value, by their paths. */
import type { Path } from "../route";

export const getAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) => (part as Record<string, unknown> | undefined)?.[step],
    value,
  );

/** Returns a copy with another value at a path. `undefined` removes a key. */
export function setAt(value: unknown, [step, ...rest]: Path, part: unknown): unknown {
  if (step === undefined) return part;
  if (Array.isArray(value))
    return value.with(Number(step), setAt(value[Number(step)], rest, part)) as unknown;
  const { [step]: before, ...others } = (value ?? {}) as Record<string, unknown>;
  const after = setAt(before, rest, part);
  if (after === undefined) return others;
  return before === undefined
    ? { ...others, [step]: after }
    : { ...(value as object), [step]: after };
}

/** Returns a value as the text of an input; empty if it is a list or a group. */
export const textOf = (value: unknown): string =>
  ["string", "number", "boolean"].includes(typeof value) ? String(value) : "";
