/** Looks up the schema of a value, with its keys, help and metadata. */
import { z } from "zod";
import { valueIn, type ValuePath } from "./value-path";

/** A schema without `optional()`. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? unwrapped(schema.unwrap()) : schema;
}

/** The schema of the value at a path, given the schema and the value of the whole file. */
export function schemaAt(
  schema: z.core.$ZodType,
  path: ValuePath,
  value: unknown,
): z.core.$ZodType | undefined {
  const current = unwrapped(schema);
  const [step, ...rest] = path;
  if (step === undefined) return current;
  if (current instanceof z.ZodArray) return schemaAt(current.element, rest, valueIn(value, step));
  if (current instanceof z.ZodDiscriminatedUnion) {
    const member = memberOf(current, value);
    return member && schemaAt(member, path, value);
  }
  if (current instanceof z.ZodObject) {
    const shape = shapeOf(current);
    const key = String(step);
    const next = Object.hasOwn(shape, key) ? shape[key] : undefined;
    return next && schemaAt(next, rest, valueIn(value, key));
  }
  return undefined;
}

/** The keys of an object type, with their schemas. */
export const shapeOf = (objectType: z.ZodObject): Record<string, z.core.$ZodType> =>
  objectType.shape;

/** The member of a union that the `type` of a value names. */
export function memberOf(union: z.ZodDiscriminatedUnion, value: unknown): z.ZodObject | undefined {
  const type = valueIn(value, "type");
  return union.options
    .filter((option) => option instanceof z.ZodObject)
    .find(({ shape }) => shape.type instanceof z.ZodLiteral && shape.type.value === type);
}

/** Keys of an object type. For a union, only its discriminator. */
export function knownKeys(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodDiscriminatedUnion) return [schema.def.discriminator];
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Metadata of the schema at a path. */
export function metaAt(
  schema: z.core.$ZodType,
  path: ValuePath,
  value: unknown,
): Pick<z.core.GlobalMeta, "fieldType" | "shownWith"> {
  const description = schemaAt(schema, path, value);
  return (description && z.globalRegistry.get(description)) ?? {};
}

/** The help text and the example of a schema. */
export function helpOf(schema: z.core.$ZodType | undefined): { help?: string; example?: string } {
  const meta = schema && z.globalRegistry.get(unwrapped(schema));
  const [example] = meta?.examples ?? [];
  return { help: meta?.description, example: example?.toString() };
}
