/** The sample in each of its languages, as an original and as a translation. */
import * as z from "zod";
import { isPageFile, pageAddress, type PageFile } from "../../src/content/languages/addresses";
import { giveKeys, mapKeyedLists } from "../../src/content/languages/entry-keys";
import {
  languageContent,
  originalFiles,
  type TranslatedFile,
} from "../../src/content/languages/language-content";
import { languagesOf } from "../../src/content/languages/languages";
import { referencesIn } from "../../src/content/languages/references";
import { wordsOf } from "../../src/content/languages/translation-of";
import { shownFiles, translationsOf } from "../../src/content/languages/translations";
import type { Content } from "../../src/content/read/content";
import { metaOf } from "../../src/content/schema/inspect-schema";
import { valueAt } from "../../src/content/schema/value-path";
import { type DescribedValue, mapValues } from "../../src/content/schema/walk";
import { contentYaml } from "../../src/content/write/content-yaml";
import { type Group } from "../../src/content/write/values";
import { withoutRegion } from "../../src/lib/language";

/** A whole file of the sample, with the words of one language. */
export interface SampleFile {
  /** Path below `data/`, without a language. */
  path: string;
  text: string;
  schema: z.ZodObject;
}

/** Returns the sample's languages, its first one first. */
export const sampleLanguages = ({ pharmacy }: Pick<Content, "pharmacy">): string[] =>
  languagesOf(pharmacy?.value ?? {}).map(({ code }) => code);

/** Returns whole files in a language as if it were the only one: their links lead to the addresses of this language. */
export function asOriginals(
  code: string,
  files: readonly TranslatedFile[],
  originals: readonly TranslatedFile[],
): TranslatedFile[] {
  const language = languageContent(code, true, files);
  const { translateReference } = referencesIn(language, languageContent("", true, originals));
  const translated = (value: unknown, { schema }: DescribedValue) =>
    typeof value === "string" ? translateReference(value, metaOf(schema).fieldType) : value;
  return language.files.map((file) => ({
    ...file,
    value: mapValues(file.schema, file.value, translated) as Group,
  }));
}

/** Words of a file in another language than its original. */
export interface Translation {
  schema: z.ZodObject;
  value: Group;
}

/**
 * Returns the words of a file as the translation of another one; `undefined` if it has none. `files` are all files in
 * the language of the translation.
 */
export function asTranslation(
  { path, schema, value }: TranslatedFile,
  original: Pick<TranslatedFile, "value">,
  files: readonly PageFile[],
): Translation | undefined {
  const words = wordsOf(schema);
  if (!(words instanceof z.ZodObject)) return undefined;
  const withKeys = mapKeyedLists(schema, value, (entries, { key }, place) =>
    giveKeys(entries, key, valueAt(original.value, place) as unknown[]),
  );
  // Leaves out what is not in the schema of the words.
  const own = mapValues(words, withKeys, (part, { schema: known }) => known && part) as Group;
  // Without a slug of its own, a page would have that of the first language.
  if (isPageFile(path) && valueAt(schema, ["shape", "slug"]))
    own["slug"] = pageAddress(path, files).split("/").at(-2);
  return { schema: words, value: own };
}

/**
 * Returns the sample as if a language, with or without a region, were its only one: with the words and addresses of
 * this language. `undefined` if it has no words in it.
 */
export function sampleInLanguage(content: Content, code: string): SampleFile[] | undefined {
  const [first, ...others] = sampleLanguages(content);
  const isSame = (other: string | undefined) =>
    other !== undefined && withoutRegion(other) === withoutRegion(code);
  if (isSame(first)) {
    return content.files
      .filter(({ language }) => language === undefined)
      .map(({ path, source, schema }) => ({ path, text: source.text, schema }));
  }
  const found = others.find(isSame);
  const state = translationsOf(content).find((language) => language.code === found);
  if (!state) return undefined;
  const files = asOriginals(state.code, shownFiles(state), originalFiles(content));
  return files.map(({ path, schema, value }) => ({
    path,
    text: contentYaml(schema, value),
    schema,
  }));
}
