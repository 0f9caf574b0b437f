/** The content of each language, as pages query it. */
import { plainText } from "../../lib/fact-text";
import { fillIn } from "../../lib/fill-in";
import { dayHoursOf } from "../../lib/opening-hours";
import type { PageAddress } from "../../lib/page-context";
import { type FactSource, factsOf } from "../facts";
import type { Content, PharmacyDocument } from "../read/content";
import { singleFiles } from "../schema/content-files";
import { isPageFile, subpagesOf } from "./addresses";
import {
  languageContent,
  type LanguageContent,
  subpageId,
  type TranslatedFile,
  valueOf,
} from "./language-content";
import { isDraft, languagesOf } from "./languages";
import { mapTexts, referencesIn, type Replacements } from "./references";
import { type LanguageState, translationsOf } from "./translations";

/** Returns the valid files in the default language. */
export const originalFiles = (content: Content): TranslatedFile[] =>
  content.files.flatMap(({ path, language, schema, validation }) =>
    !language && validation.success ? { path, schema, value: validation.data } : [],
  );

/** Returns the files of a translation that are complete. */
export const completeFiles = ({ files }: LanguageState): TranslatedFile[] =>
  files
    .filter(({ overlay }) => overlay.missing.length === 0)
    .map(({ file: { path, schema }, overlay }) => ({
      path,
      schema,
      value: overlay.value as Record<string, unknown>,
    }));

/** Returns the languages that the site shows, the default one first. */
function shownLanguages(
  content: Content,
  pharmacy: PharmacyDocument["value"],
  withDrafts: boolean,
) {
  const [first] = languagesOf(pharmacy);
  if (!first) return [];
  const others = translationsOf(content).flatMap((state) => {
    // Every page needs the files that are not pages, such as the labels.
    const isUnfinished = state.files.some(
      ({ file, overlay }) => overlay.missing.length > 0 && !isPageFile(file.path),
    );
    return isUnfinished || (!withDrafts && isDraft(state, pharmacy.website))
      ? []
      : languageContent(state.code, false, completeFiles(state));
  });
  return [languageContent(first.code, true, originalFiles(content)), ...others];
}

/**
 * Returns what pages get in place of the texts of a language: labels have facts in place of braces, hours are
 * minutes, links lead to pages of the language, and a link to a page in another language says so.
 */
function replacementsIn(language: LanguageContent, original: LanguageContent): Replacements {
  const facts = factsOf(valueOf<FactSource>(language, singleFiles.pharmacy), language.code);
  const { inLanguage } = valueOf<{ inLanguage: string }>(language, singleFiles.labels);
  const { isElsewhere, replaceReference } = referencesIn(language, original);
  const originalName = new Intl.DisplayNames(language.code, { type: "language" }).of(
    original.code.split("-")[0] ?? original.code,
  );
  return {
    text: (text, fieldType) => {
      if (fieldType === "label") return plainText(text, facts);
      return fieldType === "hours" ? dayHoursOf(text) : replaceReference(text, fieldType);
    },
    object: (before, after) => {
      const { path, label } = before as { path?: string; label?: string };
      if (!path || !label || !isElsewhere(path)) return after;
      const words = { label: String(after["label"]), language: originalName };
      return { ...after, label: fillIn(inLanguage, words) };
    },
  };
}

/**
 * Returns the content of each language that the site publishes, by the path of the file that Gatsby reads,
 * such as `es/pages/home.yaml`: the values of the default language with the words of the translation.
 *
 * Each file has its `locale`. The file of a page also has its `path`, the addresses of the page in all
 * `languages`, and its `subpages`.
 *
 * @param withDrafts true to include translations that nobody has confirmed yet, to read them on their pages
 */
export function siteContent(
  content: Content,
  withDrafts = false,
): ReadonlyMap<string, Record<string, unknown>> {
  const languages = content.pharmacy
    ? shownLanguages(content, content.pharmacy.value, withDrafts)
    : [];
  const [original] = languages;
  if (!original) return new Map();
  const addressesOf = (id: string) =>
    languages.flatMap(({ code, addresses }): PageAddress[] => {
      const path = addresses.get(id);
      return path === undefined ? [] : [{ locale: code, path }];
    });
  return new Map(
    languages.flatMap((language) => {
      const { code, files, addresses } = language;
      const replacements = replacementsIn(language, original);
      return files.map((file) => {
        const words = mapTexts(file.schema, file.value, replacements) as Record<string, unknown>;
        const path = addresses.get(file.path);
        const subpages = path === undefined ? [] : subpagesOf(file, path, files);
        const page = path !== undefined && {
          path,
          languages: addressesOf(file.path),
          subpages: subpages.map((subpage) => ({
            ...subpage,
            languages: addressesOf(subpageId(file.path, subpage.category, subpage.page)),
          })),
        };
        return [`${code}/${file.path}`, { ...words, ...page, locale: code }] as const;
      });
    }),
  );
}
