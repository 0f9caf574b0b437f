/** Fits the sample to a site before both are merged: without links to pages that the site does not have. */
import * as z from "zod";
import { isPageFile, pageAddress, type PageFile } from "../../src/content/languages/addresses";
import { isOwn } from "../../src/content/languages/translation-of";
import { contentTypeAt } from "../../src/content/schema/content-files";
import { groupIn, metaOf, schemaIn } from "../../src/content/schema/inspect-schema";
import type { ValuePath } from "../../src/content/schema/value-path";
import { type DescribedValue, mapValues, valuesIn } from "../../src/content/schema/walk";
import { type Group, isGroup, readText } from "../../src/content/write/values";
import { withoutPlaces } from "../../src/editor/values/entry-ids";
import { namedTexts } from "./named-texts";
import type { Texts } from "./sample-files";

/** Returns the addresses of those pages among the sample's files that the site does not get. */
export function addressesWithout(sample: Texts, isInSite: (path: string) => boolean): string[] {
  const files = [...sample].flatMap(([path, text]): PageFile[] => {
    const type = contentTypeAt(path);
    return type && !type.language ? [{ path, value: readText(text, type.schema) }] : [];
  });
  return files
    .filter(({ path }) => isPageFile(path) && !isInSite(path))
    .map(({ path }) => pageAddress(path, files));
}

/** Stands for a value that cannot be without the link that went. */
const LOST = Symbol("lost");

/** Returns a value without the entries and optional groups that lead to one of the addresses. */
export function withoutLinks(
  schema: z.ZodObject,
  value: Group,
  addresses: readonly string[],
): Group {
  const isGone = (text: string) => addresses.some((address) => text.startsWith(address));
  const change = (part: unknown, { schema: described, path }: DescribedValue): unknown => {
    const parts: unknown[] = typeof part === "object" && part !== null ? Object.values(part) : [];
    const isLost =
      typeof part === "string"
        ? metaOf(described).fieldType === "path" && isGone(part)
        : parts.includes(LOST);
    if (!isLost) return part;
    // A label without its address is no link, so the group around both goes, or the whole entry of a list.
    const isInList = path.some((step) => typeof step === "number");
    const canGo = isInList
      ? typeof path.at(-1) === "number"
      : typeof part !== "string" && described instanceof z.ZodOptional;
    return canGo ? undefined : LOST;
  };
  const fitted = addresses.length > 0 ? mapValues(schema, value, change) : value;
  return isGroup(fitted) && !Object.values(fitted).includes(LOST) ? fitted : value;
}

/** Returns a path with `*` in place of positions. */
const patternOf = (path: ValuePath) =>
  path.map((step) => (typeof step === "number" ? "*" : String(step))).join(".");

/** Returns the keys of a file that its schema does not know, with the keys that lead there: `cards.*.kept`. */
export function keysWithout(schema: z.ZodObject, value: Group): string[] {
  return valuesIn(schema, value).flatMap(({ value: group, schema: described, path }) => {
    const known = groupIn(described, group);
    if (!known || !isGroup(group)) return [];
    return Object.keys(group)
      .filter((key) => !schemaIn(known, key, group))
      .map((key) => patternOf([...path, key]));
  });
}

/** Returns a value without some keys. */
export const withoutKeys = (schema: z.ZodObject, value: Group, keys: readonly string[]): Group =>
  keys.length === 0
    ? value
    : (mapValues(schema, value, (part, { path }) =>
        keys.includes(patternOf(path)) ? undefined : part,
      ) as Group);

/** Returns a merged translation without new words for entries that the merged original does not have. */
export function withoutNewUnused(
  wordsSchema: z.ZodObject,
  words: Group,
  [site, original]: readonly [Group, Group],
  schema: z.ZodObject,
): Group {
  const namesIn = (value: unknown) => namedTexts(schema, value).map(({ name }) => name);
  const known = new Set([...namesIn(site), ...namesIn(original)]);
  const nameOf = new Map(
    namedTexts(schema, words).map(({ name, path }) => [path.join("\n"), name]),
  );
  const used = mapValues(wordsSchema, words, (part, { path, schema: described }) => {
    const name = nameOf.get(path.join("\n"));
    const isWord = name !== undefined && !["id", "date", "type"].includes(String(path.at(-1)));
    const isInOwnList = metaOf(described).fieldType === "other-name" || isOwn(described);
    return isWord && !isInOwnList && !known.has(name) ? undefined : part;
  });
  return withoutPlaces(schema, used) as Group;
}
