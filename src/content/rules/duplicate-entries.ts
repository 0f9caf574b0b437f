import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentFile } from "../read/load-file";
import type { ValuePath } from "../schema/value-path";
import { onceForEach } from "../once-for-each";

/** The keys by which people, or addresses, tell the entries of a list apart. */
const NAMING_KEYS = ["id", "date", "name", "title", "label", "heading"];

/** The names of an entry, each with its key; an entry that is a text is its own name. */
function namesOf(entry: unknown): { key?: string; name: string }[] {
  if (typeof entry === "string") return [{ name: entry }];
  if (typeof entry !== "object" || entry === null) return [];
  return Object.entries(entry).flatMap(([key, name]) =>
    NAMING_KEYS.includes(key) && typeof name === "string" ? { key, name } : [],
  );
}

function duplicatesIn(value: unknown, file: string, path: ValuePath = []): Problem[] {
  if (typeof value !== "object" || value === null) return [];
  const seen = new Set<string>();
  const duplicates = (entry: unknown, index: number) =>
    namesOf(entry).flatMap(({ key, name }) => {
      const mark = JSON.stringify([key, name]);
      if (!seen.has(mark)) {
        seen.add(mark);
        return [];
      }
      return {
        file,
        place: { path: key === undefined ? [...path, index] : [...path, index, key] },
        message: "The same entry stands above in this list.",
        fix:
          key === undefined
            ? "Delete one of the two."
            : `Delete one of the two, or give one of them another "${key}".`,
      };
    });
  const own = Array.isArray(value) ? value.flatMap(duplicates) : [];
  const inner = Object.entries(value).flatMap(([key, entry]) =>
    duplicatesIn(entry, file, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner];
}

const problemsOf = onceForEach(({ value, source }: ContentFile) =>
  duplicatesIn(value, source.file),
);

/** Entries of one list that have the same name, most likely a copy that nobody changed. */
export const duplicateEntryProblems = ({ files }: Pick<Content, "files">): Problem[] =>
  files.flatMap(problemsOf);
