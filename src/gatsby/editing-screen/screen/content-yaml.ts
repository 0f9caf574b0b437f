/** Formats the files that the editing screen saves as people write them, in the schema's key order. */
import { Document } from "yaml";
import { z } from "zod";
import { IMAGE_FIELD_TYPES } from "../../../content/schema/field-types";
import { memberOf, shapeOf } from "../../../content/schema/inspect-schema";
import { printYaml } from "../../../content/print-yaml";

/** Name of the format of a type's translations. */
export const wordsFormat = (typeName: string) => `${typeName}Words`;

/** Formats a file as YAML without its empty optional keys. */
export function contentYaml(schema: z.ZodObject, value: unknown): string {
  return printYaml(new Document(tidied(schema, value), { aliasDuplicateObjects: false }));
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
