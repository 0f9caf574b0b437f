/** The files of a pharmacy's site in all of its languages, from its answers. */
import type { TranslatedFile } from "../../src/content/languages/language-content";
import type { Content } from "../../src/content/read/content";
import { readYaml } from "../../src/content/read/read-yaml";
import { singleFiles } from "../../src/content/schema/content-files";
import { valueIn } from "../../src/content/schema/value-path";
import { contentYaml } from "../../src/content/write/content-yaml";
import type { Group } from "../../src/content/write/values";
import { CommandError } from "../../src/lib/command-error";
import type { ReadyTime } from "../../src/time/ready-time";
import { type AdoptedFile, adoptedFiles } from "./adopt-files";
import { type Answers, inEachLanguage, languagesIn, READY_TIMES, SHOWN_AS_TYPED } from "./answers";
import { namesNotCarried, placesNotCarried } from "./not-carried";
import { readyTimeOf } from "./ready-time";
import {
  asTranslation,
  sampleInLanguage,
  type SampleFile,
  sampleLanguages,
} from "./sample-in-language";

export interface AdoptedSite {
  files: readonly AdoptedFile[];
  /** Languages in which the sample has no words: pages show those of the first one. */
  withoutWords: readonly string[];
  /** Names of what the pharmacy does not carry, in the first language. */
  notCarried: readonly string[];
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

/** Returns the words that were typed for the language at a position, by the name of the answer. */
const typedIn = (answers: Answers, position: number): Partial<Answers> =>
  Object.fromEntries(
    SHOWN_AS_TYPED.flatMap((name) => {
      const words = inEachLanguage(answers[name] ?? "")[position];
      return words ? [[name, words]] : [];
    }),
  );

/** Returns the waiting times among answers, those in words alone: numbers need no translation. */
const typedTimes = (answers: Partial<Answers>): Times =>
  Object.fromEntries(
    Object.entries({ ...READY_TIMES, compounded: "compoundedTime" as const }).flatMap(
      ([key, name]) => {
        const time = readyTimeOf(answers[name] ?? "");
        return time.words ? [[key, time]] : [];
      },
    ),
  );

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

const fileIn = ({ path, text, schema }: SampleFile): TranslatedFile => ({
  path,
  schema,
  value: readYaml(text, schema) as Group,
});

/**
 * Returns the translation of a file, whose original is in the first language; `undefined` if it has no words. `facts` are
 * the words of `pharmacy.yaml` that come from answers.
 */
function translated(
  file: TranslatedFile,
  original: SampleFile,
  site: readonly TranslatedFile[],
  facts: Group,
): string | undefined {
  const translation = asTranslation(file, fileIn(original), site);
  if (!translation) return undefined;
  const { schema, value } = translation;
  const isPharmacy = file.path === singleFiles.pharmacy.path;
  return contentYaml(schema, isPharmacy ? { ...value, ...facts } : value);
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
  const answers = inFirstLanguage({ ...given, ...typedIn(given, 0) }, sampleTimes, allTimes);
  const inAllLanguages = sampleLanguages(content).map((code) => sampleInLanguage(content, code));
  const notCarried = placesNotCarried(inAllLanguages, answers.notCarried);
  const adopted = adoptedFiles(firstSample, notCarried, answers, first, now);
  const site = adoptedIn(firstSample, adopted);
  const original = new Map(content.files.map(({ path, source }) => [path, source.text]));
  const siteTimes = timesOf(site);
  const translations = codes.slice(1).flatMap((code, index) => {
    const sample = samples.get(code);
    if (!sample) return [];
    const typed = typedIn(given, index + 1);
    const times = translatedTimes(siteTimes, sampleTimes, timesOf(sample));
    const facts = {
      readyTimes: { ...times, ...typedTimes(typed) },
      delivery: { fee: typed.deliveryFee },
    };
    const files = adoptedIn(sample, adoptedFiles(sample, notCarried, answers, code, now));
    const read = files.map(fileIn);
    return read.flatMap((file): AdoptedFile[] => {
      const original = site.find(({ path }) => path === file.path);
      const text = original && translated(file, original, read, facts);
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
    notCarried: namesNotCarried(firstSample, inAllLanguages, answers.notCarried),
    withoutWords: codes.slice(1).filter((code) => !samples.get(code)),
  };
}
