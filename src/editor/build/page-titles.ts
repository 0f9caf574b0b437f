import { entryName, withKeys } from "../../content/languages/entry-keys";
import { pageShowing } from "../../content/languages/page-showing";
import type { ContentFile } from "../../content/read/content-file";
import { contentTypeAt, isFolderType, originalOf } from "../../content/schema/content-files";
import { valueIn } from "../../content/schema/value-path";
import { DEFAULT_LANGUAGE, withoutRegion } from "../../lib/language";
import type { SiteFacts } from "../site-facts";

/**
 * Returns the names of pages and of their parts in each language.
 *
 * @param files in all languages
 * @param targets addresses to name, in the default language
 * @param first the default language
 */
export function pageTitles(
  files: readonly ContentFile[],
  targets: readonly string[],
  first = DEFAULT_LANGUAGE,
): SiteFacts["titles"] {
  const originals = files.filter(({ language }) => !language);
  const titles: Record<string, Record<string, string>> = {};
  for (const { path, language, schema, value } of files) {
    const names = (titles[withoutRegion(language ?? first)] ??= {});
    const page = pageShowing(originalOf(path), originals);
    const add = (address: string, named: unknown) => {
      const name = entryName(named);
      // What is inside of a part may have the same id.
      if (name && targets.includes(address)) names[address] ??= name;
    };
    const type = contentTypeAt(path);
    if (type && isFolderType(type)) add(page, value);
    for (const group of groupsIn(withKeys(schema, value)))
      add(`${page}#${String(valueIn(group, "id"))}`, group);
  }
  return titles;
}

/** Returns a value and the groups and lists inside of it, each before what it holds. */
function groupsIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(groupsIn)];
}
