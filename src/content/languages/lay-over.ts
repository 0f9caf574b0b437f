/** Puts the words of a language over the content in the default language. */
import { z } from "zod";
import { memberOf, shapeOf, unwrapped } from "../schema/inspect-schema";
import { valueIn, type ValuePath } from "../schema/value-path";
import { isTranslated } from "./translation-of";

/** A text and its translation. */
export interface TranslatedText {
  path: ValuePath;
  original: string;
  own: string;
}

export interface Overlay {
  /** The content, with the words that the language has, and those of the default language otherwise. */
  value: unknown;
  translated: readonly TranslatedText[];
  /** Texts that the language does not have. */
  missing: readonly ValuePath[];
  /** Words for something that the default language does not have. */
  unused: readonly ValuePath[];
}

/** The entry of a list of words with the same date, or at the same place. */
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
    const current = unwrapped(described);
    if (current instanceof z.ZodArray && Array.isArray(original)) {
      const ownEntries: readonly unknown[] = Array.isArray(own) ? own : [];
      const places = original.map((entry, index) => wordsFor(entry, index, ownEntries));
      ownEntries.forEach((_, index) => {
        if (!places.includes(index)) unused.push([...path, index]);
      });
      return original.map((entry, index) =>
        visit(current.element, entry, ownEntries[places[index] ?? -1], [...path, index]),
      );
    }
    if (current instanceof z.ZodDiscriminatedUnion) {
      const member = memberOf(current, original);
      const isSameType = own === undefined || valueIn(own, "type") === valueIn(original, "type");
      if (!isSameType) unused.push(path);
      return member && visit(member, original, isSameType ? own : undefined, path);
    }
    if (current instanceof z.ZodObject && typeof original === "object" && original !== null) {
      const shape = Object.entries(shapeOf(current));
      const known = Object.keys(original);
      for (const key of Object.keys((own as object | undefined) ?? {})) {
        if (key !== "slug" && !known.includes(key)) unused.push([...path, key]);
      }
      const entries = shape.flatMap(([key, part]) => {
        const [before, after] = [valueIn(original, key), valueIn(own, key)];
        if (key === "slug" && after !== undefined) return [[key, after]];
        return before === undefined ? [] : [[key, visit(part, before, after, [...path, key])]];
      });
      return Object.fromEntries(entries) as unknown;
    }
    if (!isTranslated(current) || original === "") return original;
    if (typeof own === "string") {
      translated.push({ path, original: String(original), own });
      return own;
    }
    const isOptional = z.globalRegistry.get(current)?.fieldType === "slug";
    if (!isOptional) missing.push(path);
    return original;
  }

  const merged = visit(schema, value, words, []);
  return { value: merged, translated, missing, unused };
}
