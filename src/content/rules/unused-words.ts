/** Translated words that no page shows. */
import type { Say } from "../../lib/say";
import { languagesOf } from "../languages/languages";
import type { UnusedWords } from "../languages/merge-translation";
import type { LanguageState } from "../languages/translations";
import type { Advice } from "../problem";
import { hasFile, originalOf } from "../schema/content-files";
import { type Checked, type Finding, nameOfLanguage } from "./rule";

export function unknownLanguages({ pharmacy, files, names }: Checked): Finding[] {
  if (!pharmacy) return [];
  const { say } = names;
  const [, ...codes] = languagesOf(pharmacy.value).map(({ code }) => code);
  return files.flatMap(({ language, source }) => {
    if (language === undefined || codes.includes(language)) return [];
    return {
      file: source.file,
      path: [],
      message: say("No page shows these words: {language} is not a language of the site.", {
        language: nameOfLanguage(say, language),
      }),
      fix: say("To publish them, add the language to {languages} in {file}.", {
        languages: names.value("languages"),
        file: names.file(pharmacy.file),
      }),
      inYaml: `As - code: "${language}". Otherwise move the folder out of data/.`,
    };
  });
}

/** @param original name of the file that these words should translate */
function adviceOnUnused({ entry }: UnusedWords, original: string, say: Say): Advice {
  if (!entry)
    return {
      message: say("{file} has nothing like this, so no page shows these words.", {
        file: original,
      }),
      fix: say("If it was deleted there, these words can go, too."),
      inYaml: "Otherwise move them to the place that it has there.",
    };
  const { key, value, untranslated } = entry;
  if (value === undefined) {
    const [likely] = untranslated;
    return {
      message: say("These words do not say what in {file} they are for, so no page shows them.", {
        file: original,
      }),
      fix: say("If it was deleted there, these words can go, too."),
      inYaml: likely
        ? `Otherwise write its ${key} above them, for example ${key}: "${likely}".`
        : "All entries there have their words.",
    };
  }
  return {
    message: say('Nothing in {file} is called "{value}" now, so no page shows these words.', {
      file: original,
      value,
    }),
    fix: say("If it was deleted there, these words can go, too."),
    inYaml:
      key === "date"
        ? "Otherwise correct the date."
        : `If its name was only corrected there, write id: "${value}" at that entry.`,
  };
}

export const lonelyFiles = ({ files, yamlPaths, names }: Checked): Finding[] =>
  files.flatMap(({ path, source }) => {
    const original = originalOf(path);
    if (hasFile(yamlPaths, original)) return [];
    return {
      file: source.file,
      path: [],
      message: names.say("There is no {file}, so no page shows these words.", {
        file: names.file(`data/${original}`),
      }),
      fix: names.say("If it was deleted, these words can go, too."),
      inYaml: "Then move this file out of data/. Otherwise give both files the same name.",
    };
  });

export const unusedWords = ({ files }: LanguageState, { names }: Checked): Finding[] =>
  files.flatMap(({ file, words, merged }) =>
    merged.unused.map((found): Finding => ({
      file: words?.source.file ?? "",
      path: found.path,
      ...adviceOnUnused(found, names.file(file.source.file), names.say),
    })),
  );
