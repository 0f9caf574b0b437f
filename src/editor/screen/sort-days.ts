/** The order of lists of days: the next one first, and past ones last. */
import { mapKeyedLists } from "../../content/languages/entry-keys";
import { contentTypeAt } from "../../content/schema/content-files";
import { valueAt } from "../../content/schema/value-path";
import { type Group, isSame } from "../../content/write/values";
import type { KnownFiles } from "./known-files";
import type { FileValues } from "./written-texts";

/** Returns the values with each list whose days changed in order by day, the same in all languages. */
export function withSortedDays(values: FileValues, known: KnownFiles, today: string): FileValues {
  const sorted = new Set<string>();
  const sort = (place: string, value: Group): Group => {
    const schema = contentTypeAt(place)?.schema;
    if (!schema) return value;
    const before = known.version(value)?.shown;
    const isOriginal = place === [...values.keys()][0];
    return mapKeyedLists(schema, value, (entries, { key }, path) => {
      if (key !== "date") return entries;
      const name = path.join(".");
      if (isOriginal && !isSame(datesOf(entries), datesOf(valueAt(before, path)))) sorted.add(name);
      return sorted.has(name) ? inOrder(entries, today) : entries;
    }) as Group;
  };
  return new Map([...values].map(([place, value]) => [place, sort(place, value)]));
}

const datesOf = (days: unknown) => Array.isArray(days) && days.map((day: Group) => day["date"]);

function inOrder<Entry extends Record<string, unknown>>(entries: readonly Entry[], today: string) {
  const days = entries.toSorted((one, other) =>
    String(one["date"]) < String(other["date"]) ? -1 : 1,
  );
  const isPast = ({ date }: Entry) => String(date) < today;
  return [...days.filter((day) => !isPast(day)), ...days.filter(isPast).reverse()];
}
