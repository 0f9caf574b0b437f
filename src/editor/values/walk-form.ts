/** The fields of a form, as a list. */
import * as z from "zod";
import { isHiddenKey } from "../../content/languages/entry-keys";
import { isOwn, isTranslated } from "../../content/languages/translation-of";
import { contentTypeAt } from "../../content/schema/content-files";
import { elementOf, groupIn, shapeOf, unwrapped } from "../../content/schema/inspect-schema";
import { valueIn } from "../../content/schema/value-path";
import type { SiteContent } from "../site-facts";
import { combine, inLanguageKey, isSentenceList } from "./combine";
import { placesOf } from "./file-value";

export interface FormField {
  path: (string | number)[];
  /** Key of which the label is made. */
  name: string;
  schema: z.core.$ZodType;
  value: unknown;
  /** Language of a translation. */
  lang?: string;
  /** Groups, entries and lists around the field, the outermost first. */
  around: { name: string | number; value: unknown }[];
}

/** Returns the keys of a group that have a field: all but its id, and the kind of a block. */
export const shownParts = (group: z.ZodObject) =>
  Object.entries(shapeOf(group)).filter(
    ([, schema]) => !isHiddenKey(schema) && !(schema instanceof z.ZodLiteral),
  );

/** Returns the fields of a group and of all that is in it, also empty ones, each group and list before what is in it. */
export function fieldsIn(
  schema: z.core.$ZodType,
  value: unknown,
  others: readonly string[],
  path: FormField["path"] = [],
  around: FormField["around"] = [],
): FormField[] {
  const group = groupIn(schema, value);
  if (!group) return [];
  return shownParts(group).flatMap(([name, part]) => {
    const codes = isTranslated(part) || isOwn(part) ? others : [];
    return [undefined, ...codes].flatMap((lang) => {
      const key = lang ? inLanguageKey(name, lang) : name;
      const field = {
        path: [...path, key],
        name,
        schema: part,
        value: valueIn(value, key),
        lang,
        around,
      };
      return [field, ...fieldsInside(field, others)];
    });
  });
}

function fieldsInside(field: FormField, others: readonly string[]): FormField[] {
  const { path, name, schema, value, around } = field;
  const outside = [...around, { name, value }];
  if (!Array.isArray(value)) return fieldsIn(unwrapped(schema), value, others, path, outside);
  const element = elementOf(schema);
  if (!element) return [];
  return value.flatMap((entry: unknown, index): FormField[] => {
    const place = [...path, index];
    const inEntry = [...outside, { name: index, value: entry }];
    if (!isSentenceList(schema) || typeof entry !== "object")
      return fieldsIn(element, entry, others, place, inEntry);
    return [undefined, ...others].map((lang) => {
      const key = lang ? inLanguageKey("text", lang) : "text";
      const sentence = { name, schema: element, value: valueIn(entry, key), lang, around: inEntry };
      return { path: [...place, key], ...sentence };
    });
  });
}

/** Returns the values of the forms of all files, by path below `data/`. */
export const allForms = (content: SiteContent, others: readonly string[]): Map<string, unknown> =>
  new Map(
    Object.entries(content).flatMap(([path, value]) => {
      const type = contentTypeAt(path);
      if (!type || type.language) return [];
      const [, ...translations] = placesOf(path, others);
      const words = translations.map((place) => [place.code, content[place.path] ?? {}]);
      return [
        [path, combine(type.schema, value, Object.fromEntries(words) as Record<string, unknown>)],
      ];
    }),
  );
