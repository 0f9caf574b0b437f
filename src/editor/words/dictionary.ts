import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Dictionary } from "../../lib/say";

/** Languages in which staff can work, beside English. */
export const STAFF_LANGUAGES = ["es"] as const;

/** Reads the words for staff in a language. Groups in the file help those who read it. */
export function readDictionary(language: (typeof STAFF_LANGUAGES)[number]): Dictionary {
  const text = readFileSync(`src/editor/words/${language}.yaml`, "utf8");
  const groups = parse(text) as Readonly<Record<string, Dictionary>>;
  return Object.assign({}, ...Object.values(groups)) as Dictionary;
}
