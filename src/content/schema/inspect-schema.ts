/** Looks up the schema of a value, with its keys, help and metadata. */
import * as z from "zod";
import { onceFor } from "../../lib/once-for";
import { valueIn, type ValuePath } from "./value-path";

/** Returns a schema without `optional()`. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? unwrapped(schema.unwrap()) : schema;
}

/** Returns the schema of the entries of a list; `undefined` for anything else. */
export function elementOf(list: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const current = list && unwrapped(list);
  return current instanceof z.ZodArray ? current.element : undefined;
}

/** Returns the schema of an entry of a list, or of the value at a key. */
export function schemaIn(
  schema: z.core.$ZodType,
  step: PropertyKey,
  value: unknown,
): z.core.$ZodType | undefined {
  const element = elementOf(schema);
  if (element) return element;
  const group = groupIn(schema, value);
  return group && Object.hasOwn(group.shape, step) ? shapeOf(group)[String(step)] : undefined;
}

/** Returns the object type of a value; of a union, the member that its `type` names. */
export function groupIn(
  schema: z.core.$ZodType | undefined,
  value: unknown,
): z.ZodObject | undefined {
  const current = schema && unwrapped(schema);
  const group = current instanceof z.ZodDiscriminatedUnion ? memberOf(current, value) : current;
  return group instanceof z.ZodObject ? group : undefined;
}

/** Returns the schema of the value at a path, given the schema and the value of the whole file. */
export function schemaAt(
  schema: z.core.$ZodType,
  path: ValuePath,
  value: unknown,
): z.core.$ZodType | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return unwrapped(schema);
  const next = schemaIn(schema, step, value);
  return next && schemaAt(next, rest, valueIn(value, step));
}

/** Returns the keys of an object type, with their schemas. */
export const shapeOf = (objectType: z.ZodObject): Record<string, z.core.$ZodType> =>
  objectType.shape;

function memberOf(union: z.ZodDiscriminatedUnion, value: unknown): z.ZodObject | undefined {
  const type = valueIn(value, "type");
  return union.options
    .filter((option) => option instanceof z.ZodObject)
    .find(({ shape }) => shape.type instanceof z.ZodLiteral && shape.type.value === type);
}

/** Returns the keys of an object type. For a union, only its discriminator. */
export function knownKeys(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodDiscriminatedUnion) return [schema.def.discriminator];
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Zod puts metadata together anew each time, which was a seventh of a check's time. */
const metadata = onceFor(
  (schema: z.core.$ZodType): z.core.GlobalMeta => z.globalRegistry.get(unwrapped(schema)) ?? {},
);

/** Returns the metadata of a schema: field type, help text, examples. */
export const metaOf = (schema: z.core.$ZodType | undefined) => (schema ? metadata(schema) : {});

/** Returns the help text and the example of a schema. */
export function helpOf(schema: z.core.$ZodType | undefined): { help?: string; example?: string } {
  const { description, examples = [] } = metaOf(schema);
  return { help: description, example: examples[0]?.toString() };
}
