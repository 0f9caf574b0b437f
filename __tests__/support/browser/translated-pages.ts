/** The translated pages that a site publishes. */
import {
  isPageFile,
  pageAddress,
  type PageFile,
  prefixOf,
} from "../../../src/content/languages/addresses";
import { isDraft, languagesOf } from "../../../src/content/languages/languages";
import { mergeTranslation } from "../../../src/content/languages/merge-translation";
import { isShown } from "../../../src/content/languages/translations";
import type { PharmacyDocument } from "../../../src/content/read/content";
import { contentTypeAt } from "../../../src/content/schema/content-files";

/** Returns the files of pages, with their addresses in a language. */
export const addressesIn = (files: readonly PageFile[], prefix = "/") =>
  files
    .filter(({ path }) => isPageFile(path) && path !== "pages/not-found.yaml")
    .map(({ path }) => ({ path, address: pageAddress(path, files, prefix) }));

/**
 * Returns the published pages of each translation, by the code of its language.
 *
 * @param files all files below `data/`
 */
export function translatedPages(
  files: readonly PageFile[],
  pharmacy: PharmacyDocument["value"],
): ReadonlyMap<string, ReturnType<typeof addressesIn>> {
  const languages = languagesOf(pharmacy).slice(1);
  return new Map(
    languages
      .filter((language) => !isDraft(language, pharmacy.website))
      .map(({ code }) => {
        const shown = files.flatMap(({ path, value }): PageFile[] => {
          const words = files.find((file) => file.path === `${code}/${path}`)?.value;
          const schema = words === undefined ? undefined : contentTypeAt(path)?.schema;
          if (!schema) return [];
          const merged = mergeTranslation(schema, value, words);
          return isShown({ file: { path }, merged }) ? [{ path, value: merged.value }] : [];
        });
        return [code, addressesIn(shown, prefixOf(code, false))] as const;
      })
      .filter(([, pages]) => pages.length > 0),
  );
}
