import { z } from "zod";
import type { ContentKind } from "../kinds";
import type { ValuePath } from "./content-file-text";
import { schemaAt } from "../schema-at";

/** A text of a file, with its kind and the way to it. */
export interface VisitedText {
  path: ValuePath;
  text: string;
  kind: ContentKind;
}

/** Every text in a value of which the description says what kind it is. */
export function visitTexts(schema: z.ZodObject, value: unknown): VisitedText[] {
  const found: VisitedText[] = [];
  const visit = (current: unknown, path: ValuePath) => {
    if (typeof current === "string") {
      const description = schemaAt(schema, path, value);
      const kind =
        description && (z.globalRegistry.get(description)?.kind as ContentKind | undefined);
      if (kind) found.push({ path, text: current, kind });
    } else if (Array.isArray(current)) {
      current.forEach((entry, index) => visit(entry, [...path, index]));
    } else if (typeof current === "object" && current !== null) {
      for (const [key, entry] of Object.entries(current)) visit(entry, [...path, key]);
    }
  };
  visit(value, []);
  return found;
}
