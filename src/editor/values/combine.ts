/**
 * One value for a form, of a file and its translations: `reason@es` stands beside `reason`. So entries keep their words
 * when somebody moves or deletes them, and nothing has to pair lists while somebody types.
 */
import * as z from "zod";
import {
  entryKeyOf,
  isEntryKey,
  mapKeyedLists,
  withKeys,
} from "../../content/languages/entry-keys";
import { isOwn, isTranslated, wordsOf } from "../../content/languages/translation-of";
import { elementOf, groupIn, schemaIn, shapeOf } from "../../content/schema/inspect-schema";
import { valueIn } from "../../content/schema/value-path";
import { isGroup } from "../../content/write/values";
import { alignWords, giveIds, NEW_ID, withoutPlaces, withoutPlainIds } from "./entry-ids";

type Schema = z.core.$ZodType;
type Words = Readonly<Record<string, unknown>>;

export const inLanguageKey = (key: string, code: string) => `${key}@${code}`;

const hasOwnWords = (schema: Schema) => isTranslated(schema) || isOwn(schema);

/** True for a list of sentences that are translated one by one, each an entry with `text` and its translations. */
export const isSentenceList = (list: Schema | undefined): boolean => {
  const element = elementOf(list);
  return element instanceof z.ZodString && isTranslated(element) && !isOwn(list);
};

const mapWords = (words: Words, change: (value: unknown) => unknown): Words =>
  Object.fromEntries(Object.entries(words).map(([code, value]) => [code, change(value)]));

/** Returns the value of the form, from the values of the file and of its translations by their language. */
export function combine(schema: z.ZodObject, original: unknown, words: Words): unknown {
  const keyed = withKeys(schema, original);
  return combined(
    schema,
    keyed,
    mapWords(words, (value) => alignWords(schema, keyed, value ?? {})),
  );
}

function combined(schema: Schema | undefined, original: unknown, words: Words): unknown {
  const codes = Object.keys(words);
  if (Array.isArray(original)) {
    return original.map((entry: unknown, index) => {
      const inWords = mapWords(words, (list) => valueIn(list, index));
      if (isSentenceList(schema) && codes.length > 0)
        return withTranslations("text", entry, inWords);
      return combined(elementOf(schema), entry, inWords);
    });
  }
  const group = groupIn(schema, original);
  if (!isGroup(original) || !group) return original;
  const keys = new Set(
    [original, ...Object.values(words)].flatMap((value) => Object.keys(value ?? {})),
  );
  const parts = [...keys].map((key): object => {
    const part = shapeOf(group)[key];
    const inWords = mapWords(words, (value) => valueIn(value, key));
    if (part && hasOwnWords(part)) return withTranslations(key, original[key], inWords);
    return key in original ? { [key]: combined(part, original[key], inWords) } : {};
  });
  return Object.assign({}, ...parts) as unknown;
}

const withTranslations = (key: string, value: unknown, words: Words): object =>
  Object.fromEntries(
    [
      [key, value] as const,
      ...Object.entries(words).map(([code, word]) => [inLanguageKey(key, code), word] as const),
    ].filter(([, part]) => part !== undefined && part !== ""),
  );

/** Returns the values of the file and of its translations, in the order of `codes`. */
export function split(schema: z.ZodObject, value: unknown, codes: readonly string[]): unknown[] {
  const parts = [undefined, ...codes].map((code) => partOf(schema, value, code, codes.length > 0));
  giveIds(schema, parts);
  const [original, ...words] = parts;
  return [withoutPlainIds(schema, original), ...words.map((part) => withoutPlaces(schema, part))];
}

/** Puts a day that stands before all others where it belongs, if the others are in order. */
export const withNewDaysInPlace = (schema: Schema, value: unknown): unknown =>
  mapKeyedLists(schema, value, (entries, { key }) => {
    const days = entries.map((entry) => String(entry["date"]));
    const [first = "", ...others] = days;
    if (key !== "date" || !others.every((day, index) => day >= (others[index - 1] ?? "")))
      return entries;
    const place = others.filter((day) => day < first).length;
    return place === 0 ? entries : entries.slice(1).toSpliced(place, 0, ...entries.slice(0, 1));
  });

/** Returns what is of a language; of the file itself without a `code`. */
function partOf(
  schema: Schema | undefined,
  value: unknown,
  code: string | undefined,
  hasOthers: boolean,
): unknown {
  if (Array.isArray(value)) {
    const element = elementOf(schema);
    const needsId = element && entryKeyOf(element) === "id";
    return value.map((entry: unknown) => {
      if (isSentenceList(schema) && hasOthers)
        return valueIn(entry, code ? inLanguageKey("text", code) : "text") ?? "";
      const part = partOf(element, entry, code, hasOthers);
      return needsId && isGroup(part) ? { ...part, id: part["id"] ?? NEW_ID } : part;
    });
  }
  const group = groupIn(schema, value);
  if (!isGroup(value) || !group) return value;
  const parts = Object.keys(shapeOf(group)).flatMap((key) => {
    const part = schemaIn(schema as Schema, key, value) as Schema;
    const isOfBoth =
      (["date", "id"].includes(key) && isEntryKey(part)) || part instanceof z.ZodLiteral;
    const isWord = hasOwnWords(part);
    const name = code && isWord ? inLanguageKey(key, code) : key;
    if (value[name] === undefined || (code && !isOfBoth && !wordsOf(part))) return [];
    return [[key, partOf(part, value[name], code, hasOthers)]];
  });
  return Object.fromEntries(parts) as unknown;
}
