/** What to write in a place, as its description has it. */
import { z } from "zod";
import type { ContentFile } from "../read/load-file";
import { helpOf, knownKeys, schemaAt } from "../schema/inspect-schema";
import type { ValuePath } from "../schema/value-path";

/** An example as it stands in a file: numbers do without quotes, a ZIP code is none. */
const written = (example: string, schema: z.core.$ZodType | undefined) =>
  schema instanceof z.ZodNumber ? example : `"${example}"`;

function sample(
  key: PropertyKey | undefined,
  schema: z.core.$ZodType | undefined,
  example: string | undefined,
): string {
  if (schema instanceof z.ZodArray) {
    return "Write a list below it: each entry on a line of its own, with a hyphen and a space before it.";
  }
  const known = knownKeys(schema);
  if (known.length > 0) {
    return `Write these keys below it, moved two spaces to the right: ${known.join(", ")}.`;
  }
  if (example === undefined) return "";
  return `For example: ${typeof key === "number" ? "-" : `${String(key)}:`} ${written(example, schema)}`;
}

/** An example to copy, or how to begin a list or a group of keys, and what it is for. */
export function howToWrite({ schema, value }: ContentFile, path: ValuePath): string {
  const description = schemaAt(schema, path, value);
  const { help, example } = helpOf(description);
  return [sample(path.at(-1), description, example), help && `(${help})`].filter(Boolean).join(" ");
}
