import type { z } from "zod";
import type { FieldType } from "../schema/field-types";
import { metaAt } from "../schema/inspect-schema";
import type { ValuePath } from "../schema/value-path";

/** A text of a file, with its type and its path. */
export interface FoundText {
  path: ValuePath;
  text: string;
  fieldType: FieldType;
  /** Key of `pharmacy.yaml` without which pages do not show the text. */
  shownWith?: string;
}

/** A text, with its file. */
export interface ContentText extends FoundText {
  file: string;
}

/** Finds every text in a value whose schema gives it a field type. */
export function findTexts(schema: z.ZodObject, value: unknown): FoundText[] {
  const found: FoundText[] = [];
  const visit = (current: unknown, path: ValuePath) => {
    if (typeof current === "string") {
      const { fieldType, shownWith } = metaAt(schema, path, value);
      if (fieldType) found.push({ path, text: current, fieldType, shownWith });
    } else if (Array.isArray(current)) {
      current.forEach((entry, index) => visit(entry, [...path, index]));
    } else if (typeof current === "object" && current !== null) {
      for (const [key, entry] of Object.entries(current)) visit(entry, [...path, key]);
    }
  };
  visit(value, []);
  return found;
}
