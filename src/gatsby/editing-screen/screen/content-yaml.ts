/** Formats the files that the editing screen saves as people write them, in the schema's key order. */
import { Document } from "yaml";
import { z } from "zod";
import { wordsOf } from "../../../content/languages/translation-of";
import { IMAGE_FIELD_TYPES } from "../../../content/schema/field-types";
import { memberOf, shapeOf, unwrapped } from "../../../content/schema/inspect-schema";
import { printYaml } from "../../../content/print-yaml";

/**
 * Formats a file as YAML without its empty optional keys. A value without any of the facts that its type has
 * is that of a translation, which holds only words.
 */
export function contentYaml(schema: z.ZodObject, value: unknown): string {
  const words = wordsOf(schema);
  const { facts, rest } = withoutFacts(schema, words, value);
  const isTranslation = words && facts.length > 0 && facts.every(isEmpty);
  const written = isTranslation ? tidied(words, rest) : tidied(schema, value);
  return printYaml(new Document(written, { aliasDuplicateObjects: false }));
}

/** Takes the facts out of a value: everything that the schema describes and that is no word. */
function withoutFacts(
  schema: z.core.$ZodType,
  words: z.core.$ZodType | undefined,
  value: unknown,
): { facts: unknown[]; rest: unknown } {
  const [current, own] = [unwrapped(schema), words && unwrapped(words)];
  if (current instanceof z.ZodArray && own instanceof z.ZodArray && Array.isArray(value)) {
    const entries = value.map((entry) => withoutFacts(current.element, own.element, entry));
    return {
      facts: entries.flatMap(({ facts }) => facts),
      rest: entries.map(({ rest }) => rest),
    };
  }
  if (current instanceof z.ZodDiscriminatedUnion && own instanceof z.ZodDiscriminatedUnion) {
    const [member, ownMember] = [memberOf(current, value), memberOf(own, value)];
    return member ? withoutFacts(member, ownMember, value) : { facts: [], rest: value };
  }
  if (!(current instanceof z.ZodObject && own instanceof z.ZodObject && isObject(value))) {
    return { facts: [], rest: value };
  }
  const [shape, ownShape] = [shapeOf(current), shapeOf(own)];
  const facts: unknown[] = [];
  const rest: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(shape), ...Object.keys(value)])) {
    const part = shape[key] && withoutFacts(shape[key], ownShape[key], value[key]);
    if (part) facts.push(...part.facts);
    if (shape[key] && !ownShape[key]) facts.push(value[key]);
    else if (key in value) rest[key] = part ? part.rest : value[key];
  }
  return { facts, rest };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

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

/** Moves unknown keys to the end. The check reports them. */
function tidiedGroup(group: z.ZodObject, value: Record<string, unknown>) {
  const shape = shapeOf(group);
  const known = Object.entries(shape).map(([key, schema]) => [key, tidied(schema, value[key])]);
  const unknown = Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key));
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

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}
