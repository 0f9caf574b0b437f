/** The files of a pharmacy's site in all of its languages, from its answers. */
import type { z } from "zod";
import { isPageFile, pageAddress } from "../../src/content/languages/addresses";
import { giveKeys, mapKeyedLists } from "../../src/content/languages/entry-keys";
import { wordsOf } from "../../src/content/languages/translation-of";
import type { Content } from "../../src/content/read/content";
import { readYaml } from "../../src/content/read/read-yaml";
import { singleFiles } from "../../src/content/schema/content-files";
import { valueAt, valueIn } from "../../src/content/schema/value-path";
import { mapValues } from "../../src/content/schema/walk";
import { contentYaml } from "../../src/content/write/content-yaml";
import { CommandError } from "../../src/lib/command-error";
import type { ReadyTime } from "../../src/time/ready-time";
import { type AdoptedFile, adoptedFiles } from "./adopt-files";
import { type Answers, languagesIn, READY_TIMES } from "./answers";
import { placesNotCarried } from "./not-carried";
import { sampleInLanguage, type SampleFile, sampleLanguages } from "./sample-in-language";

export interface AdoptedSite {
  files: readonly AdoptedFile[];
  /** Languages in which the sample has no words: pages show those of the first one. */
  withoutWords: readonly string[];
}

type Times = Readonly<Record<string, ReadyTime | undefined>>;

function timesOf(files: readonly SampleFile[]): Times {
  const pharmacy = files.find(({ path }) => path === singleFiles.pharmacy.path);
  return valueIn(readYaml(pharmacy?.text ?? ""), "readyTimes") as Times;
}

/** Returns the sample of one language, with the answers written into it. */
function adoptedIn(sample: readonly SampleFile[], adopted: readonly AdoptedFile[]): SampleFile[] {
  const textOf = new Map(adopted.map(({ path, text }) => [path, text]));
  return sample
    .filter(({ path }) => !textOf.has(path) || textOf.get(path) !== undefined)
    .map((file) => ({ ...file, text: textOf.get(file.path) ?? file.text }));
}

/** Returns the answers with the sample's words for a waiting time, typed in any of its languages, in the first one. */
function inFirstLanguage(answers: Answers, first: Times, all: readonly Times[]): Answers {
  const translated = Object.entries(READY_TIMES).flatMap(([key, name]) => {
    const isSample = all.some((times) => times[key]?.words === answers[name]);
    return isSample && first[key]?.words ? [[name, first[key].words]] : [];
  });
  return { ...answers, ...Object.fromEntries(translated) } as Answers;
}

/** Returns the translations of the waiting times that a site has in the words of the sample. Numbers need none. */
const translatedTimes = (site: Times, sample: Times, translation: Times) =>
  Object.fromEntries(
    Object.entries(translation).filter(
      ([key, time]) => time?.words && site[key]?.words === sample[key]?.words,
    ),
  );

/**
 * Returns the translation of a file, whose original is in the first language; `undefined` if it has no words. The
 * values of the site are those of all files in the language of the translation.
 */
function translated(
  { path, text, schema }: SampleFile,
  original: SampleFile,
  site: readonly { path: string; value: unknown }[],
  times: Times,
): string | undefined {
  const words = wordsOf(schema);
  if (!words) return undefined;
  const first = readYaml(original.text, schema);
  const withKeys = mapKeyedLists(schema, readYaml(text, schema), (entries, { key }, place) =>
    giveKeys(entries, key, valueAt(first, place) as unknown[]),
  );
  // Leaves out what is not in the schema of the words.
  const inSchema = mapValues(words, withKeys, (part, { schema }) => schema && part);
  const own = inSchema as Record<string, unknown>;
  if (path === singleFiles.pharmacy.path) {
    own["readyTimes"] = times;
    // What delivery costs is an answer, in the first language.
    delete own["delivery"];
  }
  // Without a slug of its own, a page would have that of the first language.
  if (isPageFile(path) && valueAt(schema, ["shape", "slug"]))
    own["slug"] = pageAddress(path, site).split("/").at(-2);
  return contentYaml(words as z.ZodObject, own);
}

/**
 * Returns the site of a pharmacy, from the sample. Throws `CommandError` if this has no words in the first language.
 * Only holidays after `now`, milliseconds since 1970, get special hours.
 */
export function adoptedSite(content: Content, given: Answers, now: number): AdoptedSite {
  const codes = languagesIn(given);
  const [first = ""] = codes;
  const samples = new Map(codes.map((code) => [code, sampleInLanguage(content, code)]));
  const firstSample = samples.get(first);
  if (!firstSample) {
    throw new CommandError(
      `The sample has no words in the language "${first}". Write one of ${sampleLanguages(content).join(", ")} first; other languages can follow it.`,
    );
  }
  const sampleTimes = timesOf(firstSample);
  const allTimes = sampleLanguages(content).map((code) =>
    timesOf(sampleInLanguage(content, code) ?? []),
  );
  const answers = inFirstLanguage(given, sampleTimes, allTimes);
  const notCarried = placesNotCarried(
    sampleLanguages(content).map((code) => sampleInLanguage(content, code)),
    answers.notCarried,
  );
  const adopted = adoptedFiles(firstSample, notCarried, answers, first, now);
  const site = adoptedIn(firstSample, adopted);
  const original = new Map(content.files.map(({ path, source }) => [path, source.text]));
  const siteTimes = timesOf(site);
  const translations = codes.slice(1).flatMap((code) => {
    const sample = samples.get(code);
    if (!sample) return [];
    const times = translatedTimes(siteTimes, sampleTimes, timesOf(sample));
    const files = adoptedIn(sample, adoptedFiles(sample, notCarried, answers, code, now));
    const values = files.map(({ path, text }) => ({ path, value: readYaml(text) }));
    return files.flatMap((file): AdoptedFile[] => {
      const original = site.find(({ path }) => path === file.path);
      const text = original && translated(file, original, values, times);
      return text === undefined ? [] : [{ path: `${code}/${file.path}`, text }];
    });
  });
  const written = [...site, ...translations];
  const isWritten = new Set(written.map(({ path }) => path));
  const oldTranslations = content.files
    .filter(({ path, language }) => language !== undefined && !isWritten.has(path))
    .map(({ path }) => ({ path }));
  return {
    files: [
      ...written.filter(({ path, text }) => original.get(path) !== text),
      ...adopted.filter(({ text }) => text === undefined),
      ...oldTranslations,
    ],
    withoutWords: codes.slice(1).filter((code) => !samples.get(code)),
  };
}
