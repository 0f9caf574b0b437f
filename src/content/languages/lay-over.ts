/** Puts the words of a language over the content in the default language. */
import type { z } from "zod";
import { metaOf, schemaIn } from "../schema/inspect-schema";
import { valueIn, type ValuePath } from "../schema/value-path";
import { isTranslated } from "./translation-of";

/** A text and its translation. */
export interface TranslatedText {
  path: ValuePath;
  original: string;
  own: string;
}

export interface Overlay {
  /** The content with translated words. Missing ones stay in the default language. */
  value: unknown;
  translated: readonly TranslatedText[];
  /** Texts without a translation. */
  missing: readonly ValuePath[];
  /** Words without a text in the default language. */
  unused: readonly ValuePath[];
}

/** Index of the words for a list entry: those with the same date, or at the same position. */
function wordsFor(entry: unknown, index: number, words: readonly unknown[]): number {
  const date = valueIn(entry, "date");
  return date === undefined ? index : words.findIndex((other) => valueIn(other, "date") === date);
}

/**
 * Lays words over content.
 *
 * @param schema schema of the content
 * @param value content in the default language, which is valid
 * @param words the file of the language, `undefined` if there is none
 */
export function layOver(schema: z.core.$ZodType, value: unknown, words: unknown): Overlay {
  const translated: TranslatedText[] = [];
  const missing: ValuePath[] = [];
  const unused: ValuePath[] = [];

  function visit(
    described: z.core.$ZodType,
    original: unknown,
    own: unknown,
    path: ValuePath,
  ): unknown {
    const visitPart = (key: PropertyKey, before: unknown, after: unknown) => {
      const part = schemaIn(described, key, original);
      return part && visit(part, before, after, [...path, key]);
    };
    if (Array.isArray(original)) {
      const ownEntries: readonly unknown[] = Array.isArray(own) ? own : [];
      const places = original.map((entry, index) => wordsFor(entry, index, ownEntries));
      ownEntries.forEach((_, index) => {
        if (!places.includes(index)) unused.push([...path, index]);
      });
      return original.map((entry, index) =>
        visitPart(index, entry, ownEntries[places[index] ?? -1]),
      );
    }
    if (typeof original === "object" && original !== null) {
      const isSameType = own === undefined || valueIn(own, "type") === valueIn(original, "type");
      if (!isSameType) unused.push(path);
      const { slug, ...words } = (isSameType && own ? own : {}) as Record<string, unknown>;
      for (const key of Object.keys(words)) {
        if (!Object.hasOwn(original, key)) unused.push([...path, key]);
      }
      const entries = Object.entries(original).map(([key, before]) => [
        key,
        visitPart(key, before, words[key]),
      ]);
      return { ...Object.fromEntries(entries), ...(slug === undefined ? {} : { slug }) } as unknown;
    }
    if (!isTranslated(described) || original === "") return original;
    if (typeof own === "string") {
      translated.push({ path, original: String(original), own });
      return own;
    }
    const isOptional = metaOf(described).fieldType === "slug";
    if (!isOptional) missing.push(path);
    return original;
  }

  const merged = visit(schema, value, words, []);
  return { value: merged, translated, missing, unused };
}
