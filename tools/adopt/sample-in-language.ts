/** The sample in each of its languages. */
import type { z } from "zod";
import {
  languageContent,
  originalFiles,
  type TranslatedFile,
} from "../../src/content/languages/language-content";
import { languagesOf } from "../../src/content/languages/languages";
import { referencesIn } from "../../src/content/languages/references";
import { shownFiles, translationsOf } from "../../src/content/languages/translations";
import type { Content } from "../../src/content/read/content";
import { metaOf } from "../../src/content/schema/inspect-schema";
import { type DescribedValue, mapValues } from "../../src/content/schema/walk";
import { contentYaml } from "../../src/content/write/content-yaml";
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
  const original = languageContent("", true, originalFiles(content));
  const language = languageContent(state.code, true, shownFiles(state));
  const { translateReference } = referencesIn(language, original);
  const translated = (value: unknown, { schema }: DescribedValue) =>
    typeof value === "string" ? translateReference(value, metaOf(schema).fieldType) : value;
  return language.files.map(({ path, schema, value }: TranslatedFile) => ({
    path,
    text: contentYaml(schema, mapValues(schema, value, translated)),
    schema,
  }));
}
