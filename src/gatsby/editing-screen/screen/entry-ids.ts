/**
 * Ids of list entries on the editing screen, where nobody has to write them. The screen pairs the entries of a
 * translation with the original by position, and the files pair them by id.
 */
import { z } from "zod";
import { entryKeyOf, keysOf, mapKeyedLists } from "../../../content/languages/entry-keys";
import { schemaIn, unwrapped } from "../../../content/schema/inspect-schema";
import { valueIn } from "../../../content/schema/value-path";
import { isEmpty } from "./content-yaml";

/** Start of the id that the screen gives to a new entry. Saving replaces it by one from the entry's name. */
export const NEW_ID = "new-entry-";

const isNew = (id: unknown) => typeof id === "string" && id.startsWith(NEW_ID);

type Entry = Record<string, unknown>;

/**
 * Returns an original file without the ids that follow from names anyway.
 *
 * @param onReplaced called with the id of each new entry, and the one that it has from now on
 */
export const withoutPlainIds = (
  schema: z.core.$ZodType,
  value: unknown,
  onReplaced: (newId: string, id: string) => void,
): unknown =>
  mapKeyedLists(schema, value, (entries, { key, element }) => {
    if (key === "date") return entries;
    const plainIds = keysOf(
      key,
      entries.map((entry) => ({ ...entry, id: undefined })),
    );
    const written = entries.map((entry, index) =>
      isNew(entry["id"]) || entry["id"] === plainIds[index] ? { ...entry, id: undefined } : entry,
    );
    const ids = keysOf(key, written);
    return entries.map((entry, index) => {
      const id = ids[index] ?? "";
      if (isNew(entry["id"])) onReplaced(String(entry["id"]), id);
      // A question of the privacy page must have its id in the file.
      return isRequired(element) ? { ...entry, id } : { ...entry, id: written[index]?.["id"] };
    });
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
 * Returns a translation as its file has it: with the final ids of new entries, without entries that have no words,
 * and with the words for entries that the original does not have.
 *
 * @param idOf returns the final id of an entry
 */
export const wordsToSave = (
  schema: z.core.$ZodType,
  words: unknown,
  leftovers: Leftovers,
  idOf: (id: unknown) => unknown,
  path = "",
): unknown => {
  const list = unwrapped(schema);
  if (list instanceof z.ZodArray && Array.isArray(words)) {
    const key = entryKeyOf(list.element);
    if (!key) return words;
    const entries = (words as Entry[])
      .map((entry) => ({ ...entry, [key]: idOf(entry[key]) }))
      .filter((entry) => !isEmpty({ ...entry, [key]: undefined, type: undefined }))
      .map((entry) =>
        wordsToSave(list.element, entry, leftovers, idOf, `${path}/${String(entry[key])}`),
      );
    return [...entries, ...(leftovers.get(path) ?? [])];
  }
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, entry]: [string, unknown]) => {
      const part = schemaIn(schema, key, words);
      return [key, part ? wordsToSave(part, entry, leftovers, idOf, `${path}/${key}`) : entry];
    }),
  );
};
