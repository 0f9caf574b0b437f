/**
 * Keys by which translations find the entries of a list that staff add to, delete from and sort: the `date` of a
 * special day, and the `id` of everything else. Lists without keys are prose, matched by position.
 */
import { z } from "zod";
import { toSlug } from "../../lib/slug";
import { metaOf, schemaIn, shapeOf, unwrapped } from "../schema/inspect-schema";
import { valueIn } from "../schema/value-path";

export type EntryKey = "date" | "id";

/** Keys from which the `id` of an entry follows, if it is not written. */
const NAMING_KEYS = ["name", "title", "label", "heading"];

/** True for the schema of a key of entries. */
export const isEntryKey = (schema: z.core.$ZodType) =>
  ["date", "id", "anchor"].includes(metaOf(schema).fieldType ?? "");

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
  toSlug(name) || name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");

/** Returns the first of `id`, `id-2`, `id-3` … that is free. */
function freeId(id: string, taken: ReadonlySet<unknown>, count = 1): string {
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

/** Returns content in which each entry of a list has its `id`, except where an `id` is an anchor of the page. */
export function withIds(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const inside = Object.entries(value).map(([key, entry]: [string, unknown]) => {
    const part = schemaIn(schema, key, value);
    return [key, part ? withIds(part, entry) : entry] as const;
  });
  if (!Array.isArray(value)) return Object.fromEntries(inside);
  const entries = inside.map(([, entry]) => entry);
  const element = unwrapped(schema);
  if (!(element instanceof z.ZodArray) || !hasOwnId(element.element)) return entries;
  const ids = keysOf("id", entries);
  return entries.map((entry, index) => ({ id: ids[index], ...(entry as object) }));
}

function hasOwnId(element: z.core.$ZodType): boolean {
  const id = schemaIn(element, "id", undefined);
  return id !== undefined && metaOf(id).fieldType === "id";
}
