/** A site for tests: the sample, in languages that a program makes up. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { wordsOf } from "../../src/content/languages/translation-of";
import { parseGatsbyYaml } from "../../src/content/read/gatsby-yaml";
import { contentTypeAt } from "../../src/content/schema/content-files";
import { memberOf, shapeOf, unwrapped } from "../../src/content/schema/inspect-schema";
import { valueIn } from "../../src/content/schema/value-path";
import { contentFilesIn, SAMPLE_COPY } from "../adopt/copy-sample";

const ROOT = "test-results/pseudo-site";

/** Letters of one direction in place of those of the other: `clinic` becomes `كلينيك`. */
const ARABIC = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyz"].map((letter, index) => [
    letter,
    "ابكديفغهيجكلمنوبقرستوفوخيز"[index] ?? letter,
  ]),
);

/** Real languages, so that dates, times and names are theirs, with a change for each word. */
const LANGUAGES = {
  // Words are 40 % longer, which is more than those of any language of the United States.
  de: (word: string) =>
    word.replaceAll(/[aeiou]/g, (vowel) => vowel + ("äëïöü"["aeiou".indexOf(vowel)] ?? "")),
  ar: (word: string) =>
    word.toLowerCase().replaceAll(/[a-z]/g, (letter) => ARABIC[letter] ?? letter),
};

/** Changes the words of a text, but not its facts, until it is as long as it may be. */
function changed(text: string, change: (word: string) => string, maxLength: number): string {
  let spare = maxLength - text.length;
  return text.replaceAll(/\{\w+\}|[A-Za-z]+/g, (word) => {
    const other = word.startsWith("{") ? word : change(word);
    if (other.length - word.length > spare) return word;
    spare -= other.length - word.length;
    return other;
  });
}

/** Returns the words of a value in another language, without those of its address. */
function wordsIn(
  schema: z.core.$ZodType,
  value: unknown,
  change: (word: string) => string,
): unknown {
  const current = unwrapped(schema);
  if (current instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => wordsIn(current.element, entry, change));
  }
  if (current instanceof z.ZodDiscriminatedUnion) {
    const member = memberOf(current, value);
    return member && wordsIn(member, value, change);
  }
  if (current instanceof z.ZodObject) {
    const keys = Object.keys(shapeOf(current)).filter(
      (key) => key !== "slug" && valueIn(value, key) !== undefined,
    );
    return Object.fromEntries(
      keys.map((key) => [
        key,
        wordsIn(shapeOf(current)[key] ?? current, valueIn(value, key), change),
      ]),
    );
  }
  const fieldType = z.globalRegistry.get(current)?.fieldType ?? "date";
  // A program reads `15-20 minutes`.
  const isWords = current instanceof z.ZodString && !["date", "ready-time"].includes(fieldType);
  return isWords ? changed(String(value), change, current.maxLength ?? Infinity) : value;
}

/** Writes the site's content, and returns its folder. */
export function writePseudoSite(): string {
  rmSync(ROOT, { recursive: true, force: true });
  cpSync(SAMPLE_COPY, ROOT, { recursive: true });
  for (const path of contentFilesIn(SAMPLE_COPY)) {
    const schema = path.endsWith(".yaml") && contentTypeAt(path.slice("data/".length))?.schema;
    const words = schema && wordsOf(schema);
    if (!words || path.startsWith("data/es/")) continue;
    const value = parseGatsbyYaml(readFileSync(join(SAMPLE_COPY, path), "utf8"));
    for (const [code, change] of Object.entries(LANGUAGES)) {
      const target = join(ROOT, "data", code, path.slice("data/".length));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, JSON.stringify(wordsIn(words, value, change), null, 2));
    }
  }
  const pharmacy = join(ROOT, "data/pharmacy.yaml");
  const codes = Object.keys(LANGUAGES).map((code) => `  - code: "${code}"\n`);
  const text = readFileSync(pharmacy, "utf8");
  writeFileSync(
    pharmacy,
    text.replace('  - code: "es"\n', (spanish) => spanish + codes.join("")),
  );
  return ROOT;
}
