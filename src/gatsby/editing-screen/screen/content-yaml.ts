/** Formats the files that the editing screen saves as people write them, in the schema's key order. */
import { Document } from "yaml";
import { z } from "zod";
import { wordsOf } from "../../../content/languages/translation-of";
import { IMAGE_FIELD_TYPES } from "../../../content/schema/field-types";
import { memberOf, shapeOf, unwrapped } from "../../../content/schema/inspect-schema";
import { valueIn } from "../../../content/schema/value-path";
import { printYaml } from "../../../content/print-yaml";
import { isEmpty } from "../values";

/** True for a value without any of the facts that its type has: that of a translation, which holds only words. */
export function isTranslation(schema: z.ZodObject, value: unknown): boolean {
  const facts = factsIn(schema, wordsOf(schema), value);
  return facts.length > 0 && facts.every(isEmpty);
}

/** Formats a file as YAML without its empty optional keys. */
export function contentYaml(schema: z.ZodObject, value: unknown): string {
  const written = tidied((isTranslation(schema, value) && wordsOf(schema)) || schema, value);
  return printYaml(new Document(written, { aliasDuplicateObjects: false }));
}

/** Returns the facts: values of keys that are in the schema, but not in the schema of its words. */
function factsIn(
  schema: z.core.$ZodType,
  words: z.core.$ZodType | undefined,
  value: unknown,
): unknown[] {
  if (!words) return [value];
  const [current, own] = [unwrapped(schema), unwrapped(words)];
  if (current instanceof z.ZodArray && own instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry) => factsIn(current.element, own.element, entry));
  }
  if (current instanceof z.ZodDiscriminatedUnion && own instanceof z.ZodDiscriminatedUnion) {
    const member = memberOf(current, value);
    return member ? factsIn(member, memberOf(own, value), value) : [];
  }
  if (!(current instanceof z.ZodObject && own instanceof z.ZodObject)) return [];
  return Object.entries(shapeOf(current)).flatMap(([key, part]) =>
    factsIn(part, shapeOf(own)[key], valueIn(value, key)),
  );
}

function tidied(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) {
    return isEmpty(value) ? undefined : tidied(schema.unwrap(), value);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => tidied(schema.element, entry));
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const member = memberOf(schema, value);
    return member ? tidied(member, value) : value;
  }
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null) {
    return tidiedGroup(schema, value as Record<string, unknown>);
  }
  if (schema instanceof z.ZodString) return tidiedText(schema, value);
  return value;
}

/** Moves unknown keys to the end, where the check reports them, unless they are empty. */
function tidiedGroup(group: z.ZodObject, value: Record<string, unknown>) {
  const shape = shapeOf(group);
  const known = Object.entries(shape).map(([key, schema]) => [key, tidied(schema, value[key])]);
  const unknown = Object.entries(value).filter(
    ([key, entry]) => !Object.hasOwn(shape, key) && !isEmpty(entry),
  );
  const entries = [...known, ...unknown] as [string, unknown][];
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

/** Removes the slash that Sveltia CMS puts before the path of a new picture. */
function tidiedText(schema: z.ZodString, value: unknown): unknown {
  if (IMAGE_FIELD_TYPES.includes(schema.meta()?.fieldType) && typeof value === "string") {
    return value.replace(/^\//, "");
  }
  return value ?? (schema.safeParse("").success ? "" : undefined);
}
