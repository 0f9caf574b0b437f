import type { Names } from "../content/problem";
import { withoutData } from "../content/schema/content-files";
import { type Dictionary, sayIn } from "../lib/say";
import { fileLabel, labelOf } from "./labels";

/** Returns names for people who see labels, and no YAML, in the language of a dictionary. */
export function staffNames(dictionary: Dictionary): Names {
  const say = sayIn(dictionary);
  return {
    say,
    value: (key) => say(labelOf(key)),
    written: (_, text) => text,
    entry: (list, index) => `${list}, ${index + 1}`,
    file: (path) => fileLabel(withoutData(path), say),
  };
}
