/** Values of content files: how they are read and compared. */
import type * as z from "zod";
import { readYaml } from "../read/read-yaml";

export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True for the same content. Absent and undefined keys, and the order of keys, make no difference. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  }
  if (!isGroup(one) || !isGroup(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSame(one[key], other[key]),
  );
}

/** Returns the value of a file; its text if it has an error in its YAML. */
export function readText(text: string, schema: z.core.$ZodType | undefined): unknown {
  try {
    return readYaml(text, schema);
  } catch {
    return text;
  }
}

/** True for a range such as `[15, 20]`, which is one value. */
export const isRange = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === "number");

/** True for a value without any text or number. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}
