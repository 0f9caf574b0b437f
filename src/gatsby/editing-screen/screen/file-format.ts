/** How the editing screen reads and writes the files of one type. */
import type { z } from "zod";
import { withKeys } from "../../../content/languages/entry-keys";
import { readYaml } from "../../../content/read/read-yaml";
import { contentYaml, isTranslation } from "./content-yaml";
import { alignWords, type Leftovers, withoutPlainIds, wordsToSave } from "./entry-ids";

/** A file in the default language. */
interface Original {
  value: unknown;
  /** What its translations have beside its own entries, by their words. */
  leftovers: Leftovers;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function idsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) =>
    key === "id" && typeof entry === "string" ? entry : idsIn(entry),
  );
}

/**
 * Returns the format of a type. The screen hands over a text without its name, so in a folder the original of a
 * translation is the file that shares most ids with it.
 */
export function fileFormat(schema: z.ZodObject, isInFolder: boolean) {
  const originals: Original[] = [];

  function originalOf(words: unknown): Original | undefined {
    const ids = new Set(idsIn(words));
    const sharedWith = ({ value }: Original) => idsIn(value).filter((id) => ids.has(id)).length;
    const [best] = originals.toSorted((one, other) => sharedWith(other) - sharedWith(one));
    return best && (!isInFolder || sharedWith(best) > 0) ? best : undefined;
  }

  return {
    async fromFile(text: string): Promise<unknown> {
      const value = readYaml(text, schema);
      if (!isTranslation(schema, value)) {
        const original = withKeys(schema, value);
        originals.unshift({ value: original, leftovers: new Map() });
        return original;
      }
      // The screen reads all files at the same time.
      await nextTask();
      const original = originalOf(value);
      return original ? alignWords(schema, original.value, value, original.leftovers) : value;
    },

    toFile(value: unknown): string {
      if (!isTranslation(schema, value)) return contentYaml(schema, withoutPlainIds(schema, value));
      const leftovers = originalOf(value)?.leftovers ?? (new Map() as Leftovers);
      return contentYaml(schema, wordsToSave(schema, value, leftovers));
    },
  };
}
