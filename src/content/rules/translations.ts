import { dateLanguage, languageName } from "../../lib/language";
import { counted } from "../../lib/messages";
import { isPageFile, pageAddress } from "../languages/addresses";
import { unconfirmedFiles } from "../languages/confirmed";
import { languagesOf } from "../languages/languages";
import type { UnusedWords } from "../languages/merge-translation";
import {
  describeState,
  type FileTranslation,
  isShown,
  missingEssentials,
  type LanguageState,
  shownFiles,
  translationsOf,
} from "../languages/translations";
import { languageContent } from "../languages/language-content";
import type { Advice, Place } from "../problem";
import { hasFile, originalOf, singleFiles } from "../schema/content-files";
import type { Checked, Rule } from "./rule";

type Finding = Advice & Place;

/** Most texts that a message lists. */
const LISTED = 8;

const firstLanguage = ({ pharmacy }: Checked) =>
  languageName((pharmacy ? languagesOf(pharmacy.value)[0] : undefined)?.code ?? "");

/** Says which languages have dates in another one, because Node does not know theirs. */
function languagesWithoutDates({ pharmacy }: Checked): Finding[] {
  const languages = pharmacy ? languagesOf(pharmacy.value) : [];
  return languages.flatMap(({ code }, index) => {
    if (Intl.DateTimeFormat.supportedLocalesOf(code).length > 0) return [];
    const message = `Dates, times and lists of ${languageName(code)} pages are in ${languageName(dateLanguage(code, languages[0]?.code))}: this program does not know how ${languageName(code)} writes them.`;
    const fix = "Nothing is to be done. Name days in announcements in your own words.";
    return [{ file: pharmacy?.file ?? "", path: ["languages", index, "code"], message, fix }];
  });
}

function unknownLanguages({ pharmacy, files }: Checked): Finding[] {
  if (!pharmacy) return [];
  const [, ...codes] = languagesOf(pharmacy.value).map(({ code }) => code);
  return files.flatMap(({ language, source }) => {
    if (language === undefined || codes.includes(language)) return [];
    return {
      file: source.file,
      message: `data/pharmacy.yaml does not name the language ${language}, so no page shows these words.`,
      fix: `To publish them, add - code: "${language}" below languages there. Otherwise move the folder out of data/.`,
      onScreen: `No page shows these words: ${languageName(language)} is not a language of the site. Ask whoever set up the site.`,
    };
  });
}

const LEFT_OVER =
  "No page shows these words: what they translate was deleted, or has another name. Ask whoever set up the site.";

function adviceOnUnused({ entry }: UnusedWords, original: string): Advice {
  if (!entry) {
    return {
      message: `${original} has nothing like this here, so no page shows it.`,
      fix: "Delete it if it was deleted there. Otherwise move it to the place that it has there.",
      onScreen: LEFT_OVER,
    };
  }
  const { key, value, untranslated } = entry;
  if (value === undefined) {
    const [likely] = untranslated;
    return {
      message: `These words do not say which entry of ${original} they are for, so no page shows them.`,
      fix: likely
        ? `Write its ${key} above them, for example ${key}: "${likely}".`
        : "Delete them: all entries there have their words.",
      onScreen: LEFT_OVER,
    };
  }
  return {
    message: `No entry of ${original} has the ${key} "${value}" now, so no page shows these words.`,
    fix:
      key === "date"
        ? "Delete them, or correct the date."
        : `If its name was only corrected there, write id: "${value}" at that entry. Otherwise delete these words.`,
    onScreen: LEFT_OVER,
  };
}

const lonelyFiles = (content: Checked): Finding[] =>
  content.files.flatMap(({ path, source }) => {
    const original = originalOf(path);
    if (hasFile(content.yamlPaths, original)) return [];
    return {
      file: source.file,
      message: `There is no file data/${original}, so no page shows these words.`,
      fix: "Give both files the same name. If the page is gone for good, move this file out of data/.",
      onScreen: LEFT_OVER,
    };
  });

const unusedWords = ({ files }: LanguageState): Finding[] =>
  files.flatMap(({ file, words, merged }) =>
    merged.unused.map((found): Finding => ({
      file: words?.source.file ?? "",
      path: found.path,
      ...adviceOnUnused(found, `data/${file.path}`),
    })),
  );

/** Says what patients see while words are missing. */
function meanwhile(translation: FileTranslation, { code, files }: LanguageState, content: Checked) {
  const { file, merged } = translation;
  const [language, first] = [languageName(code), firstLanguage(content)];
  if (
    isShown(translation) &&
    files.some((other) => isPageFile(other.file.path) && isShown(other))
  ) {
    const these = merged.missing.length === 1 ? "this text" : "these texts";
    return `Until then, ${language} pages show ${these} in ${first}.`;
  }
  if (isShown(translation)) {
    return `Until one page has its heading and its search description, no page is published in ${language}.`;
  }
  const until = "Until its heading and its search description have words, patients";
  if (file.path === singleFiles.notFoundPage.path) return `${until} see it in ${first}.`;
  const address = pageAddress(file.path, content.files);
  return `${until} are led to the ${first} page ${address}.`;
}

/** Lists missing texts, those that keep a page unpublished first. */
function listed(translation: FileTranslation): string {
  const names = [
    ...new Set([...missingEssentials(translation), ...translation.merged.missing]),
  ].map(({ name }) => name);
  return names.length <= LISTED
    ? names.join(", ")
    : `${names.slice(0, LISTED).join(", ")}, and ${names.length - LISTED} more`;
}

/** Warns of texts without a translation, by file; one line for a language that has none yet. */
function missingWords(state: LanguageState, content: Checked): Finding[] {
  const { code, files } = state;
  if (!files.some(({ merged }) => merged.translated.length > 0)) {
    const languages = content.pharmacy?.value.languages ?? [];
    return [
      {
        file: content.pharmacy?.file ?? "",
        path: ["languages", languages.findIndex((language) => language.code === code)],
        message: `Nothing is translated into ${languageName(code)} yet, so no page is published in it.`,
        fix: `Write words into data/${code}/, one page after the other. What all pages share may follow later.`,
        onScreen: `Nothing is translated into ${languageName(code)} yet, so no page is published in it. Write the words beside the others, one page after the other.`,
      },
    ];
  }
  return files
    .filter(({ merged }) => merged.missing.length > 0)
    .map((translation) => {
      const { file, merged } = translation;
      const until = meanwhile(translation, state, content);
      return {
        file: file.source.file,
        path: merged.missing[0]?.path,
        message: `${describeState(state)}. Of this file: ${listed(translation)}.`,
        fix: `Write them into data/${code}/${file.path}. ${until}`,
        onScreen: `Not in ${languageName(code)} yet: ${counted(merged.missing.length, "text")}. Write the words beside the others. ${until}`,
      };
    });
}

/** Warns of translated pages whose address comes from another language. */
function missingSlugs(state: LanguageState, { names }: Checked): Finding[] {
  const withoutSlug = [singleFiles.homePage.path, singleFiles.notFoundPage.path];
  const { addresses } = languageContent(state.code, false, shownFiles(state));
  return state.files
    .filter(({ file }) => addresses.has(file.path) && !withoutSlug.includes(file.path))
    .filter(({ words }) => words?.validation.data?.["slug"] === undefined)
    .map(({ file, words }) => ({
      file: words?.source.file ?? "",
      message: `The page has no ${languageName(state.code)} address. It is ${addresses.get(file.path)}.`,
      fix: "Write slug: and the last part of the address, in this language.",
      onScreen: `The page has no ${languageName(state.code)} web address. It is ${addresses.get(file.path)}. Write one below ${names.value("slug")}.`,
    }));
}

function unconfirmedWords(state: LanguageState, { confirmed, pharmacy }: Checked): Finding[] {
  const { code, confirmedBy } = state;
  const confirm = `run: npm run check -- --confirm ${code}`;
  const language = languageName(code);
  const ask = `Ask whoever looks after the ${language} words to confirm it.`;
  const lock = confirmed.get(code);
  if (!lock) {
    if (confirmedBy === undefined) return [];
    const index = pharmacy?.value.languages?.findIndex((one) => one.code === code);
    return [
      {
        file: pharmacy?.file ?? "",
        path: ["languages", index ?? 0, "confirmedBy"],
        message: `Which ${language} words were confirmed is not noted, so nobody is told when they change.`,
        fix: `Once all of them were read, ${confirm}`,
        onScreen: `Which ${language} words were confirmed is not noted, so nobody is told when they change. Ask whoever set up the site.`,
      },
    ];
  }
  return unconfirmedFiles(lock, state).map(({ file, words }) => {
    const place = { file: words?.source.file ?? "" };
    return lock[file.path] === undefined
      ? {
          ...place,
          message: `Nobody has confirmed the ${language} words of this file yet.`,
          fix: `Have them read beside data/${file.path}. Then ${confirm}`,
          onScreen: `Nobody has confirmed the ${language} words here yet. ${ask}`,
        }
      : {
          ...place,
          message: `Words of this file, or of data/${file.path}, changed after the ${language} ones were confirmed.`,
          fix: `Have both files read side by side. Then ${confirm}`,
          onScreen: `Words here changed after the ${language} ones were confirmed. See whether both languages still say the same. ${ask}`,
        };
  });
}

/** Asks about texts without words, words without a text, and words that nobody has confirmed. */
export const translations: Rule = (content, report) => {
  const states = translationsOf(content);
  const problems = [
    ...states.flatMap((state) => missingWords(state, content)),
    ...unknownLanguages(content),
    ...languagesWithoutDates(content),
    ...lonelyFiles(content),
    ...states.flatMap(unusedWords),
    ...states.flatMap((state) => missingSlugs(state, content)),
    ...states.flatMap((state) => unconfirmedWords(state, content)),
  ];
  for (const problem of problems) report.warning(problem, problem);
};
