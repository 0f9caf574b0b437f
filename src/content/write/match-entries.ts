/** Finds the same entries in two versions of a list. */
import type * as z from "zod";
import { entryKeyOf, keysOf, NAMING_KEYS } from "../languages/entry-keys";
import { valueIn } from "../schema/value-path";
import { isSame } from "./values";

/** Returns the keys of the entries of a list; `undefined` for those that have none, such as prose. */
function writtenKeys(element: z.core.$ZodType | undefined, entries: readonly unknown[]) {
  const key = element && entryKeyOf(element);
  const keys = key ? keysOf(key, entries) : [];
  const hasKey = (entry: unknown) =>
    [key, ...NAMING_KEYS].some((name) => name && valueIn(entry, name));
  return entries.map((entry, index) => (key && hasKey(entry) ? keys[index] : undefined));
}

/**
 * Returns for each entry of `after` the position of the same entry in `before`; `undefined` for a new one. Entries are
 * the same if they have the same `date` or `id`. Entries without one are the same if they have the same content.
 */
export function matchEntries(
  element: z.core.$ZodType | undefined,
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const [keysBefore, keysAfter] = [writtenKeys(element, before), writtenKeys(element, after)];
  const taken = new Set<number>();
  return after.map((entry, index) => {
    const key = keysAfter[index];
    const found = before.findIndex(
      (candidate, position) =>
        !taken.has(position) &&
        keysBefore[position] === key &&
        (key !== undefined || isSame(candidate, entry)),
    );
    if (found < 0) return undefined;
    taken.add(found);
    return found;
  });
}

/** Returns the same, and pairs prose that changed: where as many entries are new as are gone between two that stayed. */
export function matchChangedEntries(
  element: z.core.$ZodType | undefined,
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const matches = matchEntries(element, before, after);
  if (element && entryKeyOf(element)) return matches;
  const isGone = (position: number) => !matches.includes(position);
  let start = 0;
  while (start < after.length) {
    let end = start;
    while (end < after.length && matches[end] === undefined) end += 1;
    const [from, to] = [(matches[start - 1] ?? -1) + 1, matches[end] ?? before.length];
    const gap = before.map((_, position) => position).slice(from, Math.max(from, to));
    if (end - start === gap.length && gap.every(isGone)) matches.splice(start, gap.length, ...gap);
    start = end + 1;
  }
  return matches;
}
