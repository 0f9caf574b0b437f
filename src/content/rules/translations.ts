/** Translations: words without a text, texts without words, and words whose text changed. */
import { type Confirmed, isStale } from "../languages/confirmed";
import { languagesOf } from "../languages/languages";
import type { TranslatedText } from "../languages/lay-over";
import { describeState, translationsOf } from "../languages/translations";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import { valueAt, type ValuePath } from "../schema/value-path";
import { isMeant } from "./file-names";

type Translations = Pick<Content, "pharmacy" | "files" | "confirmed" | "yamlPaths" | "otherPaths">;

const written = (path: ValuePath) => path.map(String).join(".");

/** Folders of languages that `pharmacy.yaml` does not name. */
function unknownLanguages({ pharmacy, files }: Pick<Content, "pharmacy" | "files">): Problem[] {
  if (!pharmacy) return [];
  const [, ...codes] = languagesOf(pharmacy.value).map(({ code }) => code);
  return files.flatMap(({ language, source }) => {
    if (language === undefined || codes.includes(language)) return [];
    return {
      file: source.file,
      message: `data/pharmacy.yaml does not name the language ${language}.`,
      fix: `Add - code: "${language}" below languages there, or move the folder out of data/.`,
    };
  });
}

/**
 * The words to delete from a list that no longer fits its original. After an entry in the middle of the original
 * was deleted, each later translation stands one place too late, so the first stale text is the one of the
 * deleted entry.
 */
function wordsToDelete(
  path: ValuePath,
  texts: readonly TranslatedText[],
  confirmed: Confirmed,
  file: string,
) {
  const list = path.slice(0, -1);
  const first = texts.find(
    (text) =>
      list.every((key, index) => text.path[index] === key) && isStale(confirmed, file, text),
  );
  return first ? first.path.slice(0, path.length) : path;
}

/** Translated files of files that do not exist, and words for texts that do not exist. */
function unusedWords(content: Translations): Problem[] {
  const lonely = content.files.flatMap(({ path, language, source }) => {
    const original = language && path.slice(language.length + 1);
    if (!original || isMeant(content, original)) return [];
    const message = `There is no file data/${original} for these words.`;
    return { file: source.file, message, fix: "Delete this file, or give it that file's name." };
  });
  const unused = translationsOf(content).flatMap(({ code, files }) =>
    files.flatMap(({ file, words, overlay: { unused, translated } }) =>
      unused.map((path): Problem => {
        const confirmed = content.confirmed.get(code) ?? {};
        // Entries with a date are matched by their date.
        const isByPosition =
          typeof path.at(-1) === "number" && valueAt(words?.value, [...path, "date"]) === undefined;
        return {
          file: words?.source.file ?? "",
          path: isByPosition ? wordsToDelete(path, translated, confirmed, file.path) : path,
          message: `data/${file.path} has nothing like this here.`,
          fix: "Delete this if it was deleted there. Otherwise move it: lists have the same order in every language.",
        };
      }),
    ),
  );
  return [...lonely, ...unused];
}

export const translationProblems = (content: Translations): Problem[] => [
  ...unknownLanguages(content),
  ...unusedWords(content),
];

/** Texts without a translation, by file. */
export const missingTranslationWarnings = (
  content: Pick<Content, "pharmacy" | "files">,
): Problem[] =>
  translationsOf(content).flatMap((state) =>
    state.files
      .filter(({ overlay }) => overlay.missing.length > 0)
      .map(({ file, overlay: { missing } }) => ({
        file: file.source.file,
        path: missing[0],
        message: `${describeState(state)}. Of this file: ${missing.map(written).join(", ")}.`,
        fix: `Write them into data/${state.code}/${file.path}. Until then, the site shows the page only in its first language.`,
      })),
  );

/** Texts that changed after their translation was confirmed. */
export const staleTranslationWarnings = (content: Translations): Problem[] =>
  translationsOf(content).flatMap(({ code, files }) =>
    files.flatMap(({ file, words, overlay }) =>
      overlay.translated
        .filter((text) => isStale(content.confirmed.get(code) ?? {}, file.path, text))
        .map(({ path, original }) => ({
          file: words?.source.file ?? "",
          path: valueAt(words?.value, path) === undefined ? undefined : path,
          message: `The text of data/${file.path} changed after this translation was confirmed. It is now: "${original}"`,
          fix: `Translate it again. If the translation is still right, run: npm run check -- --confirm ${code}`,
        })),
    ),
  );
