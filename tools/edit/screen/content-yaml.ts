/** How the editing screen writes a file: as people write it, in the order of the description. */
import { Document, visit } from "yaml";
import { z } from "zod";
import { IMAGE_FIELD_TYPES } from "../../../src/content/schema/field-types";
import { memberOf, shapeOf } from "../../../src/content/schema/inspect-schema";

/** The form of every file in `data/`: texts in double quotes, each on one line. */
const STYLE = {
  lineWidth: 0,
  defaultKeyType: "PLAIN",
  defaultStringType: "QUOTE_DOUBLE",
  doubleQuotedMinMultiLineLength: Infinity,
} as const;

/** What only double quotes can hold. */
const NEEDS_ESCAPES = /[\\\p{Control}]/u;

/** A file of the type `schema` as YAML, without the optional keys that were left empty. */
export function contentYaml(schema: z.ZodObject, value: unknown): string {
  const file = new Document(tidied(schema, value), { aliasDuplicateObjects: false });
  visit(file, {
    Scalar: (_, scalar) => {
      const { value: text } = scalar;
      // As Prettier has it, which looks after all files of the project.
      if (typeof text === "string" && text.includes('"') && !NEEDS_ESCAPES.test(text)) {
        scalar.type = "QUOTE_SINGLE";
      }
    },
  });
  return file.toString(STYLE);
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

/** Keys that the description does not know stay at the end: the check asks about them. */
function tidiedGroup(group: z.ZodObject, value: Record<string, unknown>) {
  const shape = shapeOf(group);
  const known = Object.entries(shape).map(([key, schema]) => [key, tidied(schema, value[key])]);
  const unknown = Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key));
  const entries = [...known, ...unknown] as [string, unknown][];
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

/** Sveltia CMS begins the address of a new picture with a slash; content names it from `data/`. */
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
