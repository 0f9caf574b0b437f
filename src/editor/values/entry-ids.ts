/**
 * Ids of list entries on the editing screen, where nobody has to write them. The screen pairs the entries of a
 * translation with the original by position, and the files pair them by id.
 */
import * as z from "zod";
import { entryKeyOf, keysOf, mapKeyedLists } from "../../content/languages/entry-keys";
import { schemaIn, unwrapped } from "../../content/schema/inspect-schema";
import { valueIn } from "../../content/schema/value-path";
import { isEmpty, isSame } from "../../content/write/values";

/** Id that the screen gives to a new entry. No name leads to it. */
export const NEW_ID = "(new)";

type Entry = Record<string, unknown>;

/**
 * Gives ids, made from names, to new entries of an original file, and to copies of entries, which have the id of the
 * entry that they were copied from. Its translations get the same: the words of a copied entry are no words for its
 * copy.
 */
export function giveIds(
  schema: z.core.$ZodType,
  [original, ...translations]: readonly unknown[],
): void {
  if (typeof original !== "object" || original === null) return;
  for (const key of Object.keys(original)) {
    const part = schemaIn(schema, key, original);
    const values = [original, ...translations].map((value) => valueIn(value, key));
    if (part) giveIds(part, values);
  }
  const list = unwrapped(schema);
  if (!Array.isArray(original) || !(list instanceof z.ZodArray)) return;
  if (entryKeyOf(list.element) !== "id") return;
  const entries = original as Entry[];
  const written = entries.map(({ id }) => id);
  const hasOwn = written.map((id, index) => id !== NEW_ID && written.indexOf(id) === index);
  const ids = keysOf(
    "id",
    entries.map((entry, index) => (hasOwn[index] ? entry : { ...entry, id: undefined })),
  );
  for (const [index, id] of ids.entries()) {
    if (hasOwn[index]) continue;
    Object.assign(entries[index] ?? {}, { id });
    const source = written[index] === NEW_ID ? -1 : written.indexOf(written[index]);
    for (const words of translations as Entry[][]) {
      const entry = words?.[index];
      if (!entry) continue;
      const { type } = entry;
      words[index] = isSame(entry, words[source])
        ? { ...(type !== undefined && { type }), id }
        : { ...entry, id };
    }
  }
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

/** Returns a translation whose lists have the entries of the original, in its order. */
export function alignWords(schema: z.core.$ZodType, original: unknown, words: unknown): unknown {
  const list = unwrapped(schema);
  if (list instanceof z.ZodArray && Array.isArray(original)) {
    const key = entryKeyOf(list.element);
    const keys = key && keysOf(key, original);
    const given = Array.isArray(words) ? (words as Entry[]) : undefined;
    if (!key || !keys) {
      const entries = given ?? original.map((entry) => (typeof entry === "object" ? {} : ""));
      return entries.map((entry, index) => alignWords(list.element, original[index], entry));
    }
    const own = given ?? [];
    return original.map((entry: unknown, index) => {
      const found = own.find((candidate) => candidate[key] === keys[index]);
      const type = valueIn(entry, "type");
      const place = { ...(type !== undefined && { type }), [key]: keys[index] };
      return alignWords(list.element, entry, found ?? place);
    });
  }
  if (typeof words !== "object" || words === null || Array.isArray(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, entry]: [string, unknown]) => {
      const part = schemaIn(schema, key, original);
      return [key, part ? alignWords(part, valueIn(original, key), entry) : entry];
    }),
  );
}

/** Returns a translation without entries that have no words. */
export const withoutPlaces = (schema: z.core.$ZodType, words: unknown): unknown =>
  mapKeyedLists(schema, words, (entries, { key }) =>
    entries.filter((entry) => !isEmpty({ ...entry, [key]: undefined, type: undefined })),
  );
