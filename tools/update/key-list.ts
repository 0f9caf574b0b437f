/** The keys and ids of the sample, by which an update finds texts in a site. A release must not lose one silently. */
import { elementOf } from "../../src/content/schema/inspect-schema";
import { entryKeyOf, keysOf } from "../../src/content/languages/entry-keys";
import { contentTypeAt } from "../../src/content/schema/content-files";
import { valuesIn } from "../../src/content/schema/walk";
import { readText } from "../../src/content/write/values";
import type { Texts } from "./sample-files";

/** The list of the last release. */
export const RELEASED_KEYS_FILE = "tools/update/released-keys.txt";

/**
 * Returns keys such as `services sections.*.heading`, with the type of their file, and ids such as
 * `services/diabetic-care.yaml sections#products`, in the first language.
 */
export function keyList(sample: Texts): string[] {
  const found = new Set<string>();
  for (const [path, text] of sample) {
    const type = contentTypeAt(path);
    if (!type || type.language) continue;
    for (const { value, schema, path: steps } of valuesIn(
      type.schema,
      readText(text, type.schema),
    )) {
      const name = steps.map((step) => (typeof step === "number" ? "*" : String(step))).join(".");
      if (typeof steps.at(-1) === "string") found.add(`${type.path} ${name}`);
      const element = elementOf(schema);
      if (!element || entryKeyOf(element) !== "id" || !Array.isArray(value)) continue;
      for (const id of keysOf("id", value)) found.add(`${path} ${name}#${id}`);
    }
  }
  return [...found].sort();
}
