import type * as z from "zod";
import type { Content } from "../read/content";
import { isPageFile, pageAddress, type PageFile, prefixOf } from "./addresses";
import { withoutEmptyList } from "./listed-entries";

/** A file of `data/` in one language. */
export interface TranslatedFile extends PageFile {
  schema: z.ZodObject;
  value: Record<string, unknown>;
}

/** Returns the valid files in the default language. */
export const originalFiles = ({ files }: Pick<Content, "files">): TranslatedFile[] =>
  files.flatMap(({ path, language, schema, validation }) =>
    !language && validation.success ? { path, schema, value: validation.data } : [],
  );

/** The complete files of one language. */
export interface LanguageContent {
  code: string;
  files: readonly TranslatedFile[];
  /** Address of each page, by the path of its file, which is the same in every language. */
  addresses: ReadonlyMap<string, string>;
}

/** Adds the addresses of the pages to the files of a language. Those of the default one have no prefix. */
export function languageContent(
  code: string,
  isDefault: boolean,
  allFiles: readonly TranslatedFile[],
): LanguageContent {
  const files = withoutEmptyList(allFiles);
  const addresses = new Map<string, string>();
  for (const file of files.filter(({ path }) => isPageFile(path))) {
    addresses.set(file.path, pageAddress(file.path, files, prefixOf(code, isDefault)));
  }
  return { code, files, addresses };
}

/** Returns the value of a file that exists in every language. */
export const valueOf = <Value>({ files }: LanguageContent, file: { path: string }) =>
  files.find(({ path }) => path === file.path)?.value as Value;
