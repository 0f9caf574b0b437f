/** State of the translations of `data/`: which texts they have, and which are missing. */
import { counted } from "../../lib/messages";
import type { Content } from "../read/content";
import type { ContentFile } from "../read/content-file";
import { isPageFile } from "./addresses";
import type { TranslatedFile } from "./language-content";
import { languagesOf } from "./languages";
import { mergeTranslation, type OriginalText, type MergedTranslation } from "./merge-translation";

/** A file in the default language, with its translation. */
export interface FileTranslation {
  file: ContentFile;
  /** File with the translated words, if there is one. */
  words?: ContentFile;
  merged: MergedTranslation;
}

/** The part of a translation that decides whether its file is shown. */
interface ShownOrNot {
  file: Pick<ContentFile, "path">;
  merged: Pick<MergedTranslation, "missing">;
}

export interface LanguageState {
  code: string;
  confirmedBy?: string;
  files: readonly FileTranslation[];
}

/** The last merge of each file, by language. `npm start` checks on every save, and merges only what changed. */
const mergedFiles = new WeakMap<ContentFile, Map<string, Omit<FileTranslation, "file">>>();

function mergedFile(file: ContentFile, words: ContentFile | undefined, code: string) {
  const known = mergedFiles.get(file) ?? new Map<string, Omit<FileTranslation, "file">>();
  mergedFiles.set(file, known);
  const before = known.get(code);
  if (before && before.words === words) return before.merged;
  const { validation, schema } = file;
  const merged = mergeTranslation(schema, validation.data, words?.validation.data);
  known.set(code, { words, merged });
  return merged;
}

/** Returns the state of each translation, without invalid files. */
export function translationsOf({
  pharmacy,
  files,
}: Pick<Content, "pharmacy" | "files">): LanguageState[] {
  const [, ...languages] = pharmacy ? languagesOf(pharmacy.value) : [];
  return languages.map(({ code, confirmedBy }) => {
    const translated = files.flatMap((file): FileTranslation[] => {
      if (file.language || !file.validation.success) return [];
      const words = files.find(({ path }) => path === `${code}/${file.path}`);
      if (words && !words.validation.success) return [];
      return [{ file, words, merged: mergedFile(file, words, code) }];
    });
    return { code, confirmedBy, files: translated };
  });
}

/** Main heading and search description of a page, without which the page is not published in a language. */
const ESSENTIAL = ["heading", "hero.heading", "title", "seo.description"];

/** Returns the texts without which a file is not shown in the language. Only pages have such texts. */
export const missingEssentials = ({ file, merged }: ShownOrNot): OriginalText[] =>
  isPageFile(file.path) ? merged.missing.filter(({ name }) => ESSENTIAL.includes(name)) : [];

/** True for a file that is shown in the language. Its other missing texts are in the default language. */
export const isShown = (translation: ShownOrNot) => missingEssentials(translation).length === 0;

/** Returns the files that the pages of a language show. */
export const shownFiles = ({ files }: LanguageState): TranslatedFile[] =>
  files.filter(isShown).map(({ file, merged }) => ({
    path: file.path,
    schema: file.schema,
    value: merged.value as Record<string, unknown>,
  }));

/** Returns `es: 96 %, 14 texts missing`. */
export function describeState({ code, files }: LanguageState): string {
  const count = (texts: (merged: MergedTranslation) => readonly unknown[]) =>
    files.reduce((sum, { merged }) => sum + texts(merged).length, 0);
  const missing = count((merged) => merged.missing);
  const all = missing + count((merged) => merged.translated);
  const percent = Math.floor((100 * (all - missing)) / all);
  return `${code}: ${percent} %, ${missing === 0 ? "no text" : counted(missing, "text")} missing`;
}
