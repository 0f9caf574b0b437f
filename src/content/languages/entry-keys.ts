/**
 * Keys by which translations find the entries of a list that staff add to, delete from and sort: the `date` of a
 * special day, and the `id` of everything else. Lists without keys are prose, matched by position.
 */
import * as z from "zod";
import { DEFAULT_LANGUAGE } from "../../lib/language";
import { toSlug } from "../../lib/slug";
import { withoutNeeds } from "../facts";
import { elementOf, metaOf, schemaIn, shapeOf, unwrapped } from "../schema/inspect-schema";
import { valueIn, type ValuePath } from "../schema/value-path";
import { mapValues } from "../schema/walk";

type EntryKey = "date" | "id";

/** Keys from which the `id` of an entry follows, if it is not written. */
export const NAMING_KEYS = ["name", "title", "label", "heading", "question"];

/** Returns what people call an entry of a list; `undefined` for texts, and groups without a name. */
export function entryName(entry: unknown): string | undefined {
  const name = NAMING_KEYS.map((key) => valueIn(entry, key)).find(Boolean);
  if (typeof name === "string") return withoutNeeds(name);
  const [date, reason] = ["date", "reason"].map((key) => valueIn(entry, key));
  if (typeof date !== "string" || Number.isNaN(Date.parse(date))) return undefined;
  const inWords = (format: Intl.DateTimeFormatOptions) =>
    new Date(date).toLocaleDateString(DEFAULT_LANGUAGE, { ...format, timeZone: "UTC" });
  return typeof reason === "string" && reason !== ""
    ? `${inWords({ month: "short", day: "numeric" })} (${reason})`
    : inWords({ month: "short", day: "numeric", year: "numeric" });
}

/** True for the schema of a key of entries. */
export const isEntryKey = (schema: z.core.$ZodType) =>
  ["date", "id", "anchor"].includes(metaOf(schema).fieldType ?? "");

/** True for a key that nobody reads: any but the date of a special day, and what an entry needs. */
export const isHiddenKey = (schema: z.core.$ZodType) =>
  metaOf(schema).fieldType === "need" ||
  (isEntryKey(schema) && metaOf(schema).fieldType !== "date");

/** Returns the key of the entries of a list; `undefined` if they are matched by position. */
export function entryKeyOf(element: z.core.$ZodType): EntryKey | undefined {
  const current = unwrapped(element);
  const [object] = current instanceof z.ZodDiscriminatedUnion ? current.options : [current];
  if (!(object instanceof z.ZodObject)) return undefined;
  const shape = shapeOf(object);
  return (["date", "id"] as const).find((key) => shape[key] && isEntryKey(shape[key]));
}

/** Converts a name to an id. One without Latin letters keeps its own. */
const idFrom = (name: string) =>
  toSlug(withoutNeeds(name)) || name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");

/** Returns the first of `id`, `id-2`, `id-3` … that is free. */
export function freeId(id: string, taken: ReadonlySet<unknown>, count = 1): string {
  const candidate = count === 1 ? id : `${id}-${count}`;
  return taken.has(candidate) ? freeId(id, taken, count + 1) : candidate;
}

/** Returns the keys of the entries of a list in the first language. */
export function keysOf(key: EntryKey, entries: readonly unknown[]): string[] {
  const taken = new Set(entries.map((entry) => valueIn(entry, key)));
  return entries.map((entry) => {
    const written = valueIn(entry, key);
    if (typeof written === "string") return written;
    const name = NAMING_KEYS.map((naming) => valueIn(entry, naming)).find(Boolean);
    const id = freeId(idFrom(String(name)), taken);
    taken.add(id);
    return id;
  });
}

interface KeyedList {
  element: z.core.$ZodType;
  key: EntryKey;
}

type Entries = Record<string, unknown>[];

/** Changes the entries of each list that has keys, the innermost first. */
export const mapKeyedLists = (
  schema: z.core.$ZodType,
  value: unknown,
  change: (entries: Entries, list: KeyedList, path: ValuePath) => Entries,
): unknown =>
  mapValues(schema, value, (entries, { schema: list, path }) => {
    const element = elementOf(list);
    const key = element && entryKeyOf(element);
    return key && Array.isArray(entries)
      ? change(entries as Entries, { element, key }, path)
      : entries;
  });

/** Gives each entry its key, which follows from the names in the first language. */
export function giveKeys(
  entries: Entries,
  key: EntryKey,
  named: readonly unknown[] = entries,
): Entries {
  const keys = keysOf(key, named);
  return entries.map((entry, index) => ({ ...entry, [key]: keys[index] }));
}

/** Returns content of the first language in which each entry of a list with keys has its own. */
export const withKeys = (schema: z.core.$ZodType, value: unknown): unknown =>
  mapKeyedLists(schema, value, (entries, { key }) => giveKeys(entries, key));

/** Returns the same without the keys of blocks: a page shows an anchor only if it is written. */
export const withIds = (schema: z.core.$ZodType, value: unknown): unknown =>
  mapKeyedLists(schema, value, (entries, { element, key }) =>
    isId(schemaIn(element, "id", undefined)) ? giveKeys(entries, key) : entries,
  );

const isId = (schema: z.core.$ZodType | undefined) => metaOf(schema).fieldType === "id";
