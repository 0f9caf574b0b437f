/** Leads the problems of the check to the fields of the form. */
import type * as z from "zod";
import { keysOf, entryKeyOf } from "../../content/languages/entry-keys";
import { elementOf, schemaIn } from "../../content/schema/inspect-schema";
import { valueIn, type ValuePath } from "../../content/schema/value-path";
import { inLanguageKey } from "./combine";

/** Returns the path in the form's value of a path in a file, or in its translation if there is a `code`. */
export function fieldPath(
  schema: z.core.$ZodType,
  path: ValuePath,
  value: unknown,
  words?: { value: unknown; code: string },
): PropertyKey[] {
  const found: PropertyKey[] = [];
  let type: z.core.$ZodType | undefined = schema;
  let [here, there]: unknown[] = [value, words?.value];
  for (const step of path) {
    const element = elementOf(type);
    let place: PropertyKey = step;
    if (Array.isArray(here) && element && words) {
      const key = entryKeyOf(element);
      if (key) place = keysOf(key, here).indexOf(String(valueIn(valueIn(there, step), key)));
    }
    there = valueIn(there, step);
    type = type && schemaIn(type, step, here);
    const combined = words && inLanguageKey(String(place), words.code);
    const isOwnWord = combined !== undefined && valueIn(here, combined) !== undefined;
    here = valueIn(here, isOwnWord ? combined : place);
    found.push(isOwnWord ? combined : place);
    const text = words ? inLanguageKey("text", words.code) : "text";
    if (
      typeof step === "number" &&
      typeof there !== "object" &&
      valueIn(here, "text") !== undefined
    )
      found.push(text);
  }
  return found;
}
