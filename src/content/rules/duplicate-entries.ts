import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ValuePath } from "../schema/value-path";

/** Keys that identify an entry of a list to people or in addresses. */
const NAMING_KEYS = ["id", "date", "name", "title", "label", "heading"];

/** Names of an entry, with their paths. A text is its own name, in capitals or not. */
function namesOf(entry: unknown): { path: ValuePath; name: string }[] {
  if (typeof entry === "string") return [{ path: [], name: entry.toLowerCase() }];
  return NAMING_KEYS.flatMap((key) => {
    const name: unknown = Reflect.get(Object(entry) as object, key);
    return typeof name === "string" ? { path: [key], name } : [];
  });
}

function duplicatesIn(value: unknown, file: string, path: ValuePath = []): Problem[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, entry]) =>
    duplicatesIn(entry, file, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  if (!Array.isArray(value)) return inner;
  const seen = new Set<string>();
  const own = value.flatMap((entry, index) =>
    namesOf(entry).flatMap((found): Problem[] => {
      const identity = JSON.stringify(found);
      if (!seen.has(identity)) {
        seen.add(identity);
        return [];
      }
      const message = "This list has the same entry above.";
      const fix = "Delete one of the two, or give one of them another name.";
      return [{ file, path: [...path, index, ...found.path], message, fix }];
    }),
  );
  return [...own, ...inner];
}

/**
 * Reports entries of one list with the same name: two hours for one date, two parts of a page with one address.
 */
export const duplicateEntryProblems = ({ files }: Pick<Content, "files">): Problem[] =>
  files.flatMap(({ value, source }) => duplicatesIn(value, source.file));
