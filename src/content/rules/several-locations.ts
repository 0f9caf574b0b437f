import type { Advice } from "../problem";
import type { ContentFile } from "../read/load-file";
import { singleFiles } from "../schema/content-files";
import { valueAt, type ValuePath } from "../schema/value-path";

/** What people write above a list of shops. */
const PLURALS = ["locations", "addresses", "stores", "shops", "branches", "pharmacies"];

/** What of a pharmacy there is one of at each location. */
const ONE_EACH = ["location", "address", "hours"];

const ONE_SITE_EACH: Advice = {
  message: "This site is made for one location: its hours, its map and its search results.",
  fix: "Make a site for each location, each with a copy of this project, a pharmacy.yaml and a web address of its own; a page of each can name the others. Here, write the facts of one.",
};

/** What to do about a key, or a list where one value is wanted, that speaks of several shops. */
export function severalLocations(file: ContentFile, path: ValuePath): Advice | undefined {
  if (file.path !== singleFiles.pharmacy.path || path.length !== 1) return undefined;
  const key = String(path[0]);
  const value = valueAt(file.value, path);
  const isListOfSome = Array.isArray(value) && value.length > 1;
  return PLURALS.includes(key.toLowerCase()) || (ONE_EACH.includes(key) && isListOfSome)
    ? ONE_SITE_EACH
    : undefined;
}
