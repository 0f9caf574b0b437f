import type { ContentFileText, ValuePath } from "./content-file-text";
import type { ContentProblem } from "./content-problem";

/** The keys by which people, or addresses, tell the entries of a list apart. */
const NAMING_KEYS = ["id", "date", "name", "title", "label", "heading"];

function namesOf(entry: unknown): [key: string | undefined, name: string][] {
  if (typeof entry === "string") return [[undefined, entry]];
  if (typeof entry !== "object" || entry === null) return [];
  return Object.entries(entry).filter(
    ([key, name]) => NAMING_KEYS.includes(key) && typeof name === "string",
  ) as [string, string][];
}

/** Entries of one list that have the same name, most likely a copy that nobody changed. */
export function twinProblems(
  content: ContentFileText,
  value: unknown,
  path: ValuePath = [],
): ContentProblem[] {
  if (typeof value !== "object" || value === null) return [];
  const seen = new Set<string>();
  const twins = (entry: unknown, index: number) =>
    namesOf(entry).flatMap(([key, name]) => {
      const mark = JSON.stringify([key, name]);
      if (!seen.has(mark)) {
        seen.add(mark);
        return [];
      }
      return content.problemWith(
        key === undefined ? [...path, index] : [...path, index, key],
        "The same entry stands above in this list.",
        key === undefined
          ? "Delete one of the two."
          : `Delete one of the two, or give one of them another "${key}".`,
      );
    });
  const own = Array.isArray(value) ? value.flatMap(twins) : [];
  const inner = Object.entries(value).flatMap(([key, entry]) =>
    twinProblems(content, entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner];
}
