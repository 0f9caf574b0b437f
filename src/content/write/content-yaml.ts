/** Formats the files that the editing screen saves as people write them. */
import * as z from "zod";
import { visibleText, visibleValue } from "../read/visible-text";
import { groupIn, shapeOf } from "../schema/inspect-schema";
import { type DescribedValue, mapValues } from "../schema/walk";
import { rewrite } from "./rewrite-yaml";
import { type Group, isEmpty, isGroup } from "./values";

/** Formats a file as YAML, with the comments and the order of its text `before`, and without empty optional keys. */
export const contentYaml = (schema: z.ZodObject, value: unknown, before = ""): string =>
  rewrite(before, mapValues(schema, value, tidied) as Group, schema);

function tidied(value: unknown, { schema }: DescribedValue): unknown {
  const isOptional = !schema || schema instanceof z.ZodOptional;
  if (value === null || (isOptional && isEmpty(value))) return undefined;
  const group = groupIn(schema, value);
  if (group && isGroup(value)) return inOrder(group, value);
  return typeof value === "string" && schema ? visibleValue(schema, visibleText(value)) : value;
}

/** Returns a group with all required texts that may be empty. Unknown keys are at the end, where the check reports them. */
function inOrder(group: z.ZodObject, value: Group): Group {
  const known = Object.entries(shapeOf(group)).map(([key, schema]) => {
    const mayBeEmpty = schema instanceof z.ZodString && schema.safeParse("").success;
    return [key, value[key] ?? (mayBeEmpty ? "" : undefined)] as const;
  });
  const entries = Object.entries({ ...Object.fromEntries(known), ...value });
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}
