import { dateLanguage } from "../../lib/language";
import { isPageFile, pageAddress } from "../languages/addresses";
import { unconfirmedFiles } from "../languages/confirmed";
import { languagesOf } from "../languages/languages";
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
import { singleFiles } from "../schema/content-files";
import { type Checked, type Finding, nameOfLanguage, type Rule } from "./rule";
import { lonelyFiles, unknownLanguages, unusedWords } from "./unused-words";

/** Most texts that a message lists. */
const LISTED = 8;

const firstLanguage = ({ pharmacy, names }: Checked) =>
  nameOfLanguage(names.say, pharmacy ? languagesOf(pharmacy.value)[0]?.code : undefined);

/** Says which languages have dates in another one, because Node does not know theirs. */
function languagesWithoutDates({ pharmacy, names: { say } }: Checked): Finding[] {
  const languages = pharmacy ? languagesOf(pharmacy.value) : [];
  return languages.flatMap(({ code }, index) => {
    if (Intl.DateTimeFormat.supportedLocalesOf(code).length > 0) return [];
    return {
      file: pharmacy?.file ?? "",
      path: ["languages", index, "code"],
      message: say(
        "Dates, times and lists of {language} pages are in {other}: this program does not know how {language} writes them.",
        {
          language: nameOfLanguage(say, code),
          other: nameOfLanguage(say, dateLanguage(code, languages[0]?.code)),
        },
      ),
      fix: say("Nothing is to be done. Name days in announcements in your own words."),
    };
  });
}

/** Says what patients see while words are missing. */
function meanwhile(translation: FileTranslation, { code, files }: LanguageState, content: Checked) {
  const { say } = content.names;
  const { file, merged } = translation;
  const [language, first] = [nameOfLanguage(say, code), firstLanguage(content)];
  if (
    isShown(translation) &&
    files.some((other) => isPageFile(other.file.path) && isShown(other))
  ) {
    return merged.missing.length === 1
      ? say("Until then, {language} pages show this text in {first}.", { language, first })
      : say("Until then, {language} pages show these texts in {first}.", { language, first });
  }
  if (isShown(translation))
    return say(
      "Until one page has its heading and its search description, no page is published in {language}.",
      { language },
    );
  if (file.path === singleFiles.notFoundPage.path)
    return say(
      "Until its heading and its search description have words, patients see it in {first}.",
      { first },
    );
  return say(
    "Until its heading and its search description have words, patients are led to the {first} page {address}.",
    { first, address: pageAddress(file.path, content.files) },
  );
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
  const { say } = content.names;
  const language = nameOfLanguage(say, code);
  if (!files.some(({ merged }) => merged.translated.length > 0)) {
    const languages = content.pharmacy?.value.languages ?? [];
    return [
      {
        file: content.pharmacy?.file ?? "",
        path: ["languages", languages.findIndex((language) => language.code === code)],
        message: say("Nothing is translated into {language} yet, so no page is published in it.", {
          language,
        }),
        fix: say("Write the words beside the others, one page after the other."),
        inYaml: `Their files are below data/${code}/. What all pages share may follow later.`,
      },
    ];
  }
  return files
    .filter(({ merged }) => merged.missing.length > 0)
    .map((translation) => {
      const { file, merged } = translation;
      const count = merged.missing.length;
      return {
        file: file.source.file,
        path: merged.missing[0]?.path,
        message:
          count === 1
            ? say("One text is not in {language} yet.", { language })
            : say("{count} texts are not in {language} yet.", { count, language }),
        fix: meanwhile(translation, state, content),
        inYaml: `They belong into data/${code}/${file.path}: ${listed(translation)}. In all files, ${describeState(state)}.`,
      };
    });
}

/** Warns of translated pages whose address comes from another language. */
function missingSlugs(state: LanguageState, { names }: Checked): Finding[] {
  const { say } = names;
  const withoutSlug = [singleFiles.homePage.path, singleFiles.notFoundPage.path];
  const { addresses } = languageContent(state.code, false, shownFiles(state));
  return state.files
    .filter(({ file }) => addresses.has(file.path) && !withoutSlug.includes(file.path))
    .filter(({ words }) => words?.validation.data?.["slug"] === undefined)
    .map(({ file, words }) => ({
      file: words?.source.file ?? "",
      path: [],
      message: say("The page has no {language} web address. It is {address}.", {
        language: nameOfLanguage(say, state.code),
        address: addresses.get(file.path) ?? "",
      }),
      fix: say("Write one below {slug}.", { slug: names.value("slug") }),
      inYaml: "It is the last part of the address, in this language.",
    }));
}

function unconfirmedWords(
  state: LanguageState,
  { confirmed, pharmacy, names }: Checked,
): Finding[] {
  const { say } = names;
  const { code, confirmedBy } = state;
  const command = `npm run check -- --confirm ${code}`;
  const language = nameOfLanguage(say, code);
  const lock = confirmed.get(code);
  if (!lock) {
    if (confirmedBy === undefined) return [];
    const index = pharmacy?.value.languages?.findIndex((one) => one.code === code);
    return [
      {
        file: pharmacy?.file ?? "",
        path: ["languages", index ?? 0, "confirmedBy"],
        message: say(
          "Which {language} words were confirmed is not noted, so nobody is told when they change.",
          { language },
        ),
        fix: say("Once all of them were read, ask whoever set up the site to note it."),
        inYaml: `The command is: ${command}`,
      },
    ];
  }
  return unconfirmedFiles(lock, state).map(({ file, words }) => {
    const original = names.file(file.source.file);
    const advice = {
      file: words?.source.file ?? "",
      path: [],
      fix: say("Have them read beside those of {file}, and confirmed.", { file: original }),
      inYaml: `To confirm, run: ${command}`,
    };
    return lock[file.path] === undefined
      ? {
          ...advice,
          message: say("Nobody has confirmed the {language} words here yet.", { language }),
        }
      : {
          ...advice,
          message: say(
            "Words here, or in {file}, changed after the {language} ones were confirmed.",
            { file: original, language },
          ),
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
    ...states.flatMap((state) => unusedWords(state, content)),
    ...states.flatMap((state) => missingSlugs(state, content)),
    ...states.flatMap((state) => unconfirmedWords(state, content)),
  ];
  for (const problem of problems) report.warning(problem, problem);
};
