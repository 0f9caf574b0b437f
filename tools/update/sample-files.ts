/** The sample of a version, as the site of a pharmacy has it: in the order of its languages. */
import type { TranslatedFile } from "../../src/content/languages/language-content";
import { languagesOf } from "../../src/content/languages/languages";
import { mergeTranslation } from "../../src/content/languages/merge-translation";
import { contentTypeAt, singleFiles } from "../../src/content/schema/content-files";
import { contentYaml } from "../../src/content/write/content-yaml";
import { type Group, isGroup, readText } from "../../src/content/write/values";
import { DEFAULT_LANGUAGE, withoutRegion } from "../../src/lib/language";
import { asOriginals, asTranslation } from "../adopt/sample-in-language";

/** Texts of YAML files, by path below `data/`. */
export type Texts = ReadonlyMap<string, string>;

/** Returns the languages of a site, the first one first. */
export function languagesIn(texts: Texts): string[] {
  const pharmacy = readText(texts.get(singleFiles.pharmacy.path) ?? "", undefined);
  const languages = isGroup(pharmacy) ? pharmacy["languages"] : undefined;
  const list = Array.isArray(languages) ? (languages as { code: string }[]) : undefined;
  return languagesOf({ languages: list }).map(({ code }) => code);
}

const isSameLanguage = (one: string, other: string) => withoutRegion(one) === withoutRegion(other);

/** Returns the files of the first language. Reads them leniently: an older version lacks keys of today's schema. */
export const originalsIn = (texts: Texts): TranslatedFile[] =>
  [...texts].flatMap(([path, text]) => {
    const type = contentTypeAt(path);
    const value = type && readText(text, type.schema);
    return type && !type.language && isGroup(value) ? [{ path, schema: type.schema, value }] : [];
  });

/** Returns the sample's files in one of its languages, each with all of its words; `undefined` if it has none in it. */
function filesIn(sample: Texts, code: string): TranslatedFile[] | undefined {
  const [first = DEFAULT_LANGUAGE, ...others] = languagesIn(sample);
  const originals = originalsIn(sample);
  if (isSameLanguage(first, code)) return originals;
  const found = others.find((other) => isSameLanguage(other, code));
  if (found === undefined) return undefined;
  const merged = originals.map((file) => {
    const words = readText(sample.get(`${found}/${file.path}`) ?? "", file.schema);
    const { value } = mergeTranslation(file.schema, file.value, isGroup(words) ? words : undefined);
    return { ...file, value: value as Group };
  });
  return asOriginals(found, merged, originals);
}

/**
 * Returns the files of the sample as a site with these languages has them: the originals in its first language, and
 * words in the others. A language without words in the sample has none.
 */
export function sampleFor(sample: Texts, languages: readonly string[]): Map<string, string> {
  const [sampleFirst = DEFAULT_LANGUAGE, ...sampleOthers] = languagesIn(sample);
  const [first = sampleFirst, ...others] = languages;
  const inFirst = isSameLanguage(first, sampleFirst) ? undefined : filesIn(sample, first);
  const texts = new Map<string, string>();
  if (!inFirst) {
    // As the sample has them, with its comments.
    for (const [path, text] of sample) {
      const language = contentTypeAt(path)?.language;
      if (language === undefined) texts.set(path, text);
      for (const code of others)
        if (language !== undefined && isSameLanguage(code, language))
          texts.set(`${code}/${path.slice(language.length + 1)}`, text);
    }
    return texts;
  }
  for (const { path, schema, value } of inFirst) texts.set(path, contentYaml(schema, value));
  for (const code of others) {
    const files = [sampleFirst, ...sampleOthers].some((known) => isSameLanguage(known, code))
      ? (filesIn(sample, code) ?? [])
      : [];
    for (const file of files) {
      const original = inFirst.find(({ path }) => path === file.path);
      const words = original && asTranslation(file, original, files);
      if (words) texts.set(`${code}/${file.path}`, contentYaml(words.schema, words.value));
    }
  }
  return texts;
}
