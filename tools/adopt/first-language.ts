/** Makes a translation of the sample the one language of a site. */
import { languageContent, type TranslatedFile } from "../../src/content/languages/language-content";
import { mapTexts, referencesIn } from "../../src/content/languages/references";
import { originalFiles } from "../../src/content/languages/site-content";
import { shownFiles, translationsOf } from "../../src/content/languages/translations";
import type { Content } from "../../src/content/read/content";
import { singleFiles } from "../../src/content/schema/content-files";
import { contentYaml } from "../../src/gatsby/editing-screen/screen/content-yaml";
import { CommandError } from "../../src/lib/command-error";
import type { AdoptedFile } from "./adopt-files";

/**
 * Returns the files of the site in one language: its words in place of those of the first language, with its
 * addresses, and without the translations.
 *
 * @throws CommandError if the sample has no such translation
 */
export function filesInLanguage(content: Content, code: string): AdoptedFile[] {
  const states = translationsOf(content);
  const state = states.find((language) => language.code === code);
  if (!state) {
    const codes = states.map((language) => language.code).join(", ");
    throw new CommandError(`The sample has no translation "${code}". It has: ${codes}.`);
  }
  const original = languageContent("", true, originalFiles(content));
  const language = languageContent(code, true, shownFiles(state));
  const { replaceReference } = referencesIn(language, original);
  const textOf = ({ path, schema, value }: TranslatedFile) => {
    const words = mapTexts(schema, value, { text: replaceReference }) as object;
    const isPharmacy = path === singleFiles.pharmacy.path;
    return contentYaml(schema, isPharmacy ? { ...words, languages: [{ code }] } : words);
  };
  return [
    ...language.files.map((file) => ({ path: file.path, text: textOf(file) })),
    ...content.files
      .filter(({ language: translation }) => translation !== undefined)
      .map(({ path }) => ({ path })),
  ];
}
