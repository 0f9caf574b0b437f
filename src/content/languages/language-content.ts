import type { z } from "zod";
import { isPageFile, pageAddress, type PageFile, prefixOf, subpagesOf } from "./addresses";
import { withoutEmptyList } from "./listed-entries";

/** A file of `data/` in one language. */
export interface TranslatedFile extends PageFile {
  schema: z.ZodObject;
  value: Record<string, unknown>;
}

/** The complete files of one language. */
export interface LanguageContent {
  code: string;
  files: readonly TranslatedFile[];
  /** Address of each page, by the id of the page, which is the same in every language. */
  addresses: ReadonlyMap<string, string>;
}

/** Returns the id of a page of a long equipment category. Those of other pages are the paths of their files. */
export const subpageId = (path: string, category: number, page: number) =>
  `${path} ${category} ${page}`;

/** Adds the addresses of the pages to the files of a language. Those of the default one have no prefix. */
export function languageContent(
  code: string,
  isDefault: boolean,
  allFiles: readonly TranslatedFile[],
): LanguageContent {
  const files = withoutEmptyList(allFiles);
  const addresses = new Map<string, string>();
  for (const file of files.filter(({ path }) => isPageFile(path))) {
    const address = pageAddress(file.path, files, prefixOf(code, isDefault));
    addresses.set(file.path, address);
    for (const { category, page, path } of subpagesOf(file, address, files)) {
      addresses.set(subpageId(file.path, category, page), path);
    }
  }
  return { code, files, addresses };
}

/** Returns the value of a file that exists in every language. */
export const valueOf = <Value>({ files }: LanguageContent, file: { path: string }) =>
  files.find(({ path }) => path === file.path)?.value as Value;
