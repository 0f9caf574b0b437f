/** How people write a value: its name, its example and its help. */
import * as z from "zod";
import { type Advice, inOneLine, type Names, type Place } from "../problem";
import type { ContentFile } from "../read/content-file";
import { helpOf, knownKeys, schemaAt } from "../schema/inspect-schema";
import type { ValuePath } from "../schema/value-path";

/** Returns words with commas between them. */
export const list = (words: readonly unknown[]) => words.map(String).join(", ");

/** A file, and how messages name its values. */
export interface Checked extends ContentFile {
  names: Names;
}

/** What is wrong with a value, and the place if it is not that of the issue. */
export type Finding = Advice & Omit<Place, "file">;

/** Name of a value in messages: `"phone"`, or `entry 2 of "cards"`. */
export function nameOf(names: Names, path: ValuePath): string {
  const name = names.value(String(path.findLast((step) => typeof step === "string")));
  const last = path.at(-1);
  return typeof last === "number" ? names.entry(name, last) : name;
}

/** Returns a value as people write it, by its example. */
export function exampleOf({ schema, value, names }: Checked, path: ValuePath): string | undefined {
  const described = schemaAt(schema, path, value);
  const { example } = helpOf(described);
  const quote = described instanceof z.ZodArray || described instanceof z.ZodNumber ? "" : '"';
  return example && names.written(path.at(-1), example, quote);
}

/** Returns the help text in parentheses. */
export function helpIn({ schema, value }: Checked, path: ValuePath): string {
  const { help } = helpOf(schemaAt(schema, path, value));
  return help ? `(${help})` : "";
}

/** Says how to write a value: an example, or how to begin a list or a group, with the help text. */
export function howToWrite(file: Checked, path: ValuePath): string {
  const described = schemaAt(file.schema, path, file.value);
  const keys = knownKeys(described).filter((key) => !["id", "needs"].includes(key));
  const example = exampleOf(file, path);
  const advice =
    described instanceof z.ZodArray && !example
      ? "Write a list below it: each entry on a line of its own, with a hyphen and a space before it."
      : keys.length > 0
        ? `Write these keys below it, indented by two more spaces: ${list(keys)}.`
        : example && `For example: ${example}`;
  return inOneLine(advice, helpIn(file, path));
}
