/** Merges the words of a language into the content in the default language. */
import * as z from "zod";
import { withoutFacts } from "../facts";
import { metaOf, schemaIn, unwrapped } from "../schema/inspect-schema";
import { valueIn, type ValuePath } from "../schema/value-path";
import { entryKeyOf, keysOf } from "./entry-keys";
import { isOwn, isTranslated } from "./translation-of";

/** A text in the default language. */
export interface OriginalText {
  path: ValuePath;
  /** Its path with the keys of entries in place of positions: `categories.mobility-aids.name`. */
  name: string;
}

/** A text and its translation. */
export interface TranslatedText extends OriginalText {
  /** Empty for a list of which each language has its own. */
  original: string;
  own: string;
  /** Path of the translation in its own file. */
  ownPath: ValuePath;
}

/** Words without a text in the default language. */
export interface UnusedWords {
  /** Path in the file of the language. */
  path: ValuePath;
  /** Set if they are the words for an entry of a list with keys. */
  entry?: {
    key: "date" | "id";
    /** The key. Absent if the words do not name their entry. */
    value?: string;
    /** Keys of entries without words, the one at the same place first. */
    untranslated: readonly string[];
  };
}

export interface MergedTranslation {
  value: unknown;
  translated: readonly TranslatedText[];
  missing: readonly OriginalText[];
  unused: readonly UnusedWords[];
}

/** A place in the content, and the same one in the words. */
interface Place extends OriginalText {
  ownPath: ValuePath;
}

const within = ({ path, name, ownPath }: Place, key: PropertyKey, step = key): Place => ({
  path: [...path, key],
  name: [...(name ? [name] : []), String(step)].join("."),
  ownPath: [...ownPath, key],
});

/** Returns valid content in the default language with the words of another one. A text without words stays. */
export function mergeTranslation(
  schema: z.core.$ZodType,
  value: unknown,
  words: unknown,
): MergedTranslation {
  const translated: TranslatedText[] = [];
  const missing: OriginalText[] = [];
  const unused: UnusedWords[] = [];

  function visitList(
    { element }: z.ZodArray,
    original: readonly unknown[],
    own: readonly unknown[],
    place: Place,
  ) {
    const key = entryKeyOf(element);
    const keys = key && keysOf(key, original);
    const ownKeys = key && own.map((entry) => valueIn(entry, key));
    const positions = original.map((_, index) =>
      ownKeys ? ownKeys.indexOf(keys?.[index]) : index,
    );
    const untranslatedFrom = (index: number) =>
      [keys?.[index], ...(keys ?? [])].filter(
        (candidate) => candidate !== undefined && !ownKeys?.includes(candidate),
      ) as string[];
    own.forEach((entry, index) => {
      if (positions.includes(index)) return;
      const path = [...place.ownPath, index];
      const named = key && valueIn(entry, key);
      unused.push({
        path,
        entry: key && {
          key,
          value: typeof named === "string" ? named : undefined,
          untranslated: untranslatedFrom(index),
        },
      });
    });
    return original.map((entry, index) => {
      const position = positions[index] ?? -1;
      const { path, name } = within(place, index, keys?.[index] ?? index);
      return visit(element, entry, own[position], {
        path,
        name,
        ownPath: [...place.ownPath, position],
      });
    });
  }

  function visitObject(described: z.core.$ZodType, original: object, own: unknown, place: Place) {
    const isSameType = own === undefined || valueIn(own, "type") === valueIn(original, "type");
    if (!isSameType) unused.push({ path: place.ownPath });
    const words = (isSameType && own ? own : {}) as Record<string, unknown>;
    const added = Object.keys(words).filter((key) => !Object.hasOwn(original, key) && key !== "id");
    const ownKeys = added.filter((key) => isOwn(schemaIn(described, key, original)));
    for (const key of added) {
      if (!ownKeys.includes(key)) unused.push({ path: [...place.ownPath, key] });
    }
    const keys = [...Object.keys(original), ...ownKeys];
    const entries = keys.map((key) => {
      const part = schemaIn(described, key, original);
      const before = valueIn(original, key);
      return [key, part && visit(part, before, words[key], within(place, key))] as const;
    });
    return Object.fromEntries(entries) as unknown;
  }

  function visit(
    described: z.core.$ZodType,
    original: unknown,
    own: unknown,
    place: Place,
  ): unknown {
    const current = unwrapped(described);
    const { fieldType, isSameInLanguages } = metaOf(described);
    // A page without a slug of its own keeps its name in the default language.
    if (fieldType === "slug") return own ?? original;
    if (isOwn(described)) {
      const list = Array.isArray(own) ? (own as string[]) : [];
      if (list.length > 0) translated.push({ ...place, original: "", own: list.join(", ") });
      return list;
    }
    if (current instanceof z.ZodArray && Array.isArray(original)) {
      return visitList(current, original, Array.isArray(own) ? own : [], place);
    }
    if (typeof original === "object" && original !== null) {
      return visitObject(described, original, own, place);
    }
    if (!isTranslated(described) || original === "") return original;
    if (typeof own === "string" && own !== "") {
      translated.push({ ...place, original: String(original), own });
      return own;
    }
    // Facts have words of their own, and a price such as $3 has none.
    if (isSameInLanguages || !/\p{L}/u.test(withoutFacts(String(original)))) return original;
    missing.push({ path: place.path, name: place.name });
    return original;
  }

  const merged = visit(schema, value, words, { path: [], name: "", ownPath: [] });
  return { value: merged, translated, missing, unused };
}
