/** How the editing screen reads and writes the files of one type. */
import { parse } from "yaml";
import type { z } from "zod";
import { withKeys } from "../../../content/languages/entry-keys";
import { contentYaml, isTranslation } from "./content-yaml";
import { alignWords, type Leftovers, NEW_ID, withoutPlainIds, wordsToSave } from "./entry-ids";

/** A file in the default language. */
interface Original {
  value: unknown;
  /** What its translations have beside its own entries, by their words. */
  leftovers: Leftovers;
}

/** Milliseconds. The screen formats all languages of a file at the same time. */
const PATIENCE_MS = 2_000;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Returns the ids in a value. */
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
  /** Ids of new entries, and those that they have in the files. */
  const finalIds = new Map<string, string>();

  function originalOf(words: unknown): Original | undefined {
    const ids = new Set(idsIn(words));
    const sharedWith = ({ value }: Original) => idsIn(value).filter((id) => ids.has(id)).length;
    const [best] = originals.toSorted((one, other) => sharedWith(other) - sharedWith(one));
    return best && (!isInFolder || sharedWith(best) > 0) ? best : undefined;
  }

  /** Waits until the original has been formatted, which decides on the ids of new entries. */
  async function untilFinal(ids: readonly string[]) {
    const end = Date.now() + PATIENCE_MS;
    while (!ids.every((id) => finalIds.has(id)) && Date.now() < end) await nextTask();
  }

  return {
    async fromFile(text: string): Promise<unknown> {
      const value = parse(text) as unknown;
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

    async toFile(value: unknown): Promise<string> {
      if (!isTranslation(schema, value)) {
        const final = withoutPlainIds(schema, value, (newId, id) => finalIds.set(newId, id));
        return contentYaml(schema, final);
      }
      await untilFinal(idsIn(value).filter((id) => id.startsWith(NEW_ID)));
      const leftovers = originalOf(value)?.leftovers ?? (new Map() as Leftovers);
      const idOf = (id: unknown) => finalIds.get(String(id)) ?? id;
      return contentYaml(schema, wordsToSave(schema, value, leftovers, idOf));
    },
  };
}
