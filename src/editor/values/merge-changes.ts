/** Merges the changes that two people made to a content file at the same time, value by value. */
import type * as z from "zod";
import { contentTypeAt } from "../../content/schema/content-files";
import { elementOf, schemaIn } from "../../content/schema/inspect-schema";
import { valueIn } from "../../content/schema/value-path";
import { entryLabel, inWords, labelOf } from "../labels";
import { matchChangedEntries, matchEntries } from "../../content/write/match-entries";
import { rewrite } from "../../content/write/rewrite-yaml";
import { isGroup, isRange, isSame, readText } from "../../content/write/values";

/** A value that both people changed. */
export interface Conflict {
  /** Labels that lead to it, such as `Special hours`, `Dec 24, 2026` and `Hours`. */
  labels: readonly string[];
  /** Both values in words; `undefined` for one that was deleted. */
  ours: string | undefined;
  theirs: string | undefined;
}

/** Decides which value to keep. */
export type Choose = (conflict: Conflict) => "ours" | "theirs";

/** Three versions of a value. `undefined` if it is not there. */
export interface Versions<Value = unknown> {
  base: Value;
  ours: Value;
  theirs: Value;
}

/** Returns the text of a file with our changes and theirs. Asks which value to keep where both changed it. */
export function mergeChanges(path: string, texts: Versions<string>, choose: Choose): string {
  const { base, ours, theirs } = texts;
  if (ours === theirs || base === ours) return theirs;
  if (base === theirs) return ours;
  const schema = contentTypeAt(path)?.schema;
  const read = (text: string) => readText(text, schema);
  const versions = { base: read(base), ours: read(ours), theirs: read(theirs) };
  const merged = mergeValues(versions, schema, choose);
  if (!isGroup(merged)) return merged === versions.ours ? ours : theirs;
  return rewrite(theirs, merged, schema);
}

/** Returns a value with our changes and theirs. */
export function mergeValues(
  versions: Versions,
  schema: z.core.$ZodType | undefined,
  choose: Choose,
  labels: readonly string[] = [],
): unknown {
  const { base, ours, theirs } = versions;
  if (isSame(ours, theirs) || isSame(base, ours)) return theirs;
  if (isSame(base, theirs)) return ours;
  if (isGroup(ours) && isGroup(theirs) && valueIn(ours, "type") === valueIn(theirs, "type")) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
    const entries = keys.map((key) => {
      const parts = { base: valueIn(base, key), ours: ours[key], theirs: theirs[key] };
      const part = schema && schemaIn(schema, key, ours);
      return [key, mergeValues(parts, part, choose, [...labels, labelOf(key)])] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (isList(ours) && isList(theirs)) {
    const lists = { base: isList(base) ? base : [], ours, theirs };
    return mergeLists(lists, elementOf(schema), choose, labels);
  }
  const choice = choose({ labels, ours: shown(ours), theirs: shown(theirs) });
  return choice === "ours" ? ours : theirs;
}

const shown = (value: unknown) => (value === undefined ? undefined : inWords(value));

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && !isRange(value);

/** Merges entry by entry. New entries of both sides stay, each after the entry that it was put after. */
function mergeLists(
  { base, ours, theirs }: Versions<readonly unknown[]>,
  element: z.core.$ZodType | undefined,
  choose: Choose,
  labels: readonly string[],
): unknown[] {
  const oursInBase = matchChangedEntries(element, base, ours);
  const theirsInBase = matchChangedEntries(element, base, theirs);
  const newOfOurs = [...ours.keys()].filter((index) => oursInBase[index] === undefined);
  const newOfTheirs = [...theirs.keys()].filter((index) => theirsInBase[index] === undefined);
  const addedByBoth = matchEntries(
    element,
    newOfTheirs.map((index) => theirs[index]),
    newOfOurs.map((index) => ours[index]),
  );
  const idOf = (inBase: number | undefined, otherwise: string) =>
    inBase === undefined ? otherwise : `base ${inBase}`;
  /** Ids of the entries, the same for the same entry on both sides. */
  const ids = {
    base: base.map((_, index) => idOf(index, "")),
    theirs: theirs.map((_, index) => idOf(theirsInBase[index], `theirs ${index}`)),
    ours: ours.map((_, index) => {
      const inTheirs = newOfTheirs[addedByBoth[newOfOurs.indexOf(index)] ?? -1];
      const own = inTheirs === undefined ? `ours ${index}` : `theirs ${inTheirs}`;
      return idOf(oursInBase[index], own);
    }),
  };
  return mergedOrder(ids).flatMap((id) => {
    const entry = {
      base: base[ids.base.indexOf(id)],
      ours: ours[ids.ours.indexOf(id)],
      theirs: theirs[ids.theirs.indexOf(id)],
    };
    const position = Math.max(ids.ours.indexOf(id), ids.theirs.indexOf(id));
    const label = entryLabel(entry.ours ?? entry.theirs ?? entry.base, position);
    const merged = mergeValues(entry, element, choose, [...labels, label]);
    return merged === undefined ? [] : [merged];
  });
}

/** Returns the ids of all entries, in our order if we changed the order, and otherwise in theirs. */
function mergedOrder({ base, ours, theirs }: Versions<readonly string[]>): string[] {
  const stayed = ours.filter((id) => base.includes(id));
  const isSorted = isSame(
    stayed,
    base.filter((id) => ours.includes(id)),
  );
  const [first, second] = isSorted ? [theirs, ours] : [ours, theirs];
  const order = [...first];
  second.forEach((id, index) => {
    if (order.includes(id)) return;
    const before = second.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}
