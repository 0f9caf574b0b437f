/** Formats the files that the editing screen saves as people write them. */
import { z } from "zod";
import { IMAGE_FIELD_TYPES } from "../schema/field-types";
import { memberOf, shapeOf } from "../schema/inspect-schema";
import { rewrite } from "./rewrite-yaml";
import { type Group, isEmpty } from "./values";

/**
 * Formats a file as YAML, with its keys in the schema's order and without its empty optional keys.
 *
 * @param before text of the file, whose comments and order stay
 */
export const contentYaml = (schema: z.ZodObject, value: unknown, before = ""): string =>
  rewrite(before, tidied(schema, value) as Group, schema);

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
