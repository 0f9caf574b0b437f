/**
 * Ids of list entries on the editing screen, where nobody has to write them. The screen pairs the entries of a
 * translation with the original by position, and the files pair them by id.
 */
import { z } from "zod";
import { entryKeyOf, keysOf, mapKeyedLists } from "../../../content/languages/entry-keys";
import { schemaIn, unwrapped } from "../../../content/schema/inspect-schema";
import { valueIn } from "../../../content/schema/value-path";
import { isEmpty } from "../values";

/** Id that the screen gives to a new entry. No name leads to it. */
export const NEW_ID = "(new)";

type Entry = Record<string, unknown>;

/** The id of an entry. */
interface GivenId {
  /** Path of its list in the file. */
  list: readonly string[];
  index: number;
  id: string;
  /** Position of the entry that it was copied from. */
  copyOf?: number;
}

/**
 * Returns ids, made from names, for new entries of an original file, and for copies of entries, which have the id of
 * the entry that they were copied from.
 */
export function idsToGive(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly string[] = [],
): GivenId[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const partSchema = schemaIn(schema, key, value);
    return partSchema ? idsToGive(partSchema, part, [...path, key]) : [];
  });
  const list = unwrapped(schema);
  if (!Array.isArray(value) || !(list instanceof z.ZodArray)) return inside;
  if (entryKeyOf(list.element) !== "id") return inside;
  const written = (value as Entry[]).map(({ id }) => id);
  const hasOwn = written.map((id, index) => id !== NEW_ID && written.indexOf(id) === index);
  const ids = keysOf(
    "id",
    (value as Entry[]).map((entry, index) => (hasOwn[index] ? entry : { ...entry, id: undefined })),
  );
  return [
    ...inside,
    ...ids.flatMap((id, index) => {
      if (hasOwn[index]) return [];
      const source = written.indexOf(written[index]);
      return [{ list: path, index, id, ...(written[index] !== NEW_ID && { copyOf: source }) }];
    }),
  ];
}

/** Returns an original file without the ids that follow from names anyway. */
export const withoutPlainIds = (schema: z.core.$ZodType, value: unknown): unknown =>
  mapKeyedLists(schema, value, (entries, { key, element }) => {
    // A question of the privacy page must have its id in the file.
    if (key === "date" || isRequired(element)) return entries;
    const plainIds = keysOf(
      key,
      entries.map((entry) => ({ ...entry, id: undefined })),
    );
    return entries.map((entry, index) =>
      entry["id"] === plainIds[index] ? { ...entry, id: undefined } : entry,
    );
  });

const isRequired = (element: z.core.$ZodType) => {
  const id = schemaIn(element, "id", undefined);
  return id !== undefined && !(id instanceof z.ZodOptional);
};

/** Words for entries that the original does not have, by the path of their list in the original. */
export type Leftovers = Map<string, Entry[]>;

/**
 * Returns a translation whose lists have the entries of the original, in its order.
 *
 * @param leftovers gets the words for other entries
 */
export function alignWords(
  schema: z.core.$ZodType,
  original: unknown,
  words: unknown,
  leftovers: Leftovers,
  path = "",
): unknown {
  const list = unwrapped(schema);
  if (list instanceof z.ZodArray && Array.isArray(original)) {
    const own = (Array.isArray(words) ? words : []) as Entry[];
    const key = entryKeyOf(list.element);
    const keys = key && keysOf(key, original);
    if (!key || !keys) return words;
    const unused = own.filter((entry) => !keys.includes(String(entry[key])));
    if (unused.length > 0) leftovers.set(path, unused);
    return original.map((entry: unknown, index) => {
      const found = own.find((candidate) => candidate[key] === keys[index]);
      const type = valueIn(entry, "type");
      const place = { ...(type !== undefined && { type }), [key]: keys[index] };
      return alignWords(list.element, entry, found ?? place, leftovers, `${path}/${keys[index]}`);
    });
  }
  if (typeof words !== "object" || words === null || Array.isArray(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, entry]: [string, unknown]) => {
      const part = schemaIn(schema, key, original);
      const before = valueIn(original, key);
      return [key, part ? alignWords(part, before, entry, leftovers, `${path}/${key}`) : entry];
    }),
  );
}

/**
 * Returns a translation as its file has it: without entries that have no words, and with the words for entries that
 * the original does not have.
 */
export const wordsToSave = (
  schema: z.core.$ZodType,
  words: unknown,
  leftovers: Leftovers,
  path = "",
): unknown => {
  const list = unwrapped(schema);
  if (list instanceof z.ZodArray && Array.isArray(words)) {
    const key = entryKeyOf(list.element);
    if (!key) return words;
    const entries = (words as Entry[])
      .filter((entry) => !isEmpty({ ...entry, [key]: undefined, type: undefined }))
      .map((entry) => wordsToSave(list.element, entry, leftovers, `${path}/${String(entry[key])}`));
    return [...entries, ...(leftovers.get(path) ?? [])];
  }
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, entry]: [string, unknown]) => {
      const part = schemaIn(schema, key, words);
      return [key, part ? wordsToSave(part, entry, leftovers, `${path}/${key}`) : entry];
    }),
  );
};
