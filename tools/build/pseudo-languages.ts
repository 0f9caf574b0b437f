/** Languages for tests, whose words a program makes up from those of a site's first language. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { withKeys } from "../../src/content/languages/entry-keys";
import { isTranslated, wordsOf } from "../../src/content/languages/translation-of";
import { readYaml } from "../../src/content/read/read-yaml";
import { contentTypeAt, withoutData } from "../../src/content/schema/content-files";
import { metaOf } from "../../src/content/schema/inspect-schema";
import { mapValues } from "../../src/content/schema/walk";
import { writeChanged } from "../../src/lib/write-changed";
import { filesIn } from "./content-files";

const ARABIC = "ابكديفغهيجكلمنوبقرستوفوخيز";

/** Real languages, so that dates, times and names are theirs, with a change for each word. */
const LANGUAGES = {
  /** Writes a word with umlauts and 40 % more letters: `About` becomes `Aböüt lö`. */
  de: (word: string) => {
    const withUmlauts = word.replaceAll(/[aou]/g, (vowel) => "äöü"["aou".indexOf(vowel)] ?? vowel);
    return `${withUmlauts} ${"lö".repeat(Math.round(word.length / 7))}`.trimEnd();
  },
  /** Writes a word with Arabic letters, and as short as Arabic words, which leave out short vowels. */
  ar: (word: string) =>
    word
      .toLowerCase()
      .replaceAll(/\B[aeiou]/g, "")
      .slice(0, 8)
      .replaceAll(/[a-z]/g, (letter) => ARABIC.charAt(letter.charCodeAt(0) - "a".charCodeAt(0))),
};

/** Changes the words of a text, but not its facts, until it is as long as it may be. */
function changed(text: string, change: (word: string) => string, maxLength: number): string {
  let spare = maxLength - text.length;
  return text.replaceAll(/\{\w+\??\}|[A-Za-z]+/g, (word) => {
    const other = word.startsWith("{") ? word : change(word);
    if (other.length - word.length > spare) return word;
    spare -= other.length - word.length;
    return other;
  });
}

/** Adds the languages to the content in a folder. They count as read by somebody, so that they are published. */
export function addPseudoLanguages(folder: string): void {
  const pharmacy = join(folder, "data/pharmacy.yaml");
  const text = readFileSync(pharmacy, "utf8");
  for (const path of filesIn(folder, ["data"])) {
    const schema = path.endsWith(".yaml") && contentTypeAt(withoutData(path))?.schema;
    const words = schema && wordsOf(schema);
    if (!words || /^data\/[a-z]{2}\//.test(path)) continue;
    const value = withKeys(schema, readYaml(readFileSync(join(folder, path), "utf8"), schema));
    for (const [code, change] of Object.entries(LANGUAGES)) {
      const translation = mapValues(words, value, (text, { schema: field }) => {
        // Leaves out the page's address, and what is not in the schema of the words.
        if (!field || metaOf(field).fieldType === "slug") return undefined;
        return isTranslated(field) && field instanceof z.ZodString
          ? changed(String(text), change, field.maxLength ?? Infinity)
          : text;
      });
      // So that one language shows entries that nobody translated.
      if (code === "ar" && path === "data/equipment.yaml") continue;
      const target = join(folder, "data", code, withoutData(path));
      writeChanged(target, JSON.stringify(translation, null, 2));
    }
  }
  const languages = Object.keys(LANGUAGES).map(
    (code) => `  - code: "${code}"\n    confirmedBy: "Nobody"\n    confirmedOn: "2026-11-20"\n`,
  );
  writeFileSync(
    pharmacy,
    text.replace(/^languages:\n( {2}.*\n)*/m, (all) => all + languages.join("")),
  );
}
