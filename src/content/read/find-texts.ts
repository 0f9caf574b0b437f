import type { z } from "zod";
import type { FieldType } from "../schema/field-types";
import { metaAt } from "../schema/inspect-schema";
import type { ValuePath } from "../schema/value-path";

/** A text of a file, with its type and the way to it. */
export interface FoundText {
  path: ValuePath;
  text: string;
  fieldType: FieldType;
  /** The key of `pharmacy.yaml` without which nobody sees it. */
  shownWith?: string;
}

/** A text, with the file that it stands in. */
export interface ContentText extends FoundText {
  file: string;
}

/** Every text in a value of which the description says what type it is of. */
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
