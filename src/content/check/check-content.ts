/** Reads all of `data/` and says everything that is wrong with it, in one go. */
import { join } from "node:path";
import { calendarDay } from "../../lib/dates";
import { categoryAddressProblems } from "./category-address-problems";
import { contrastProblems } from "./contrast-problems";
import type { ContentProblem } from "./content-problem";
import { findFiles, looksLikeYaml } from "./find-files";
import { folderProblems } from "./folder-problems";
import { oncePer } from "./once-per";
import { openFile, type ReadFile } from "./open-file";
import { readerProblems } from "./reader-problems";
import { missingHolidayWarnings } from "./missing-holiday-warnings";
import { referenceProblems, type Surroundings } from "./reference-problems";
import { repeatedBlockProblems } from "./repeated-block-problems";
import { sameOrderProblems } from "./same-order-problems";
import { sitePages } from "./site-pages";
import { staleDayWarnings } from "./stale-day-warnings";
import { textProblems } from "./text-problems";
import { twinProblems } from "./twin-problems";
import { valueProblems } from "./value-problems";
import { visitTexts } from "./visit-texts";

/** A file whose every value meets its description, without spaces around it. */
export type SoundFile = ReadFile;

export interface CheckResult {
  /** Mistakes that stop the build. */
  problems: ContentProblem[];
  /** Things to look at that do not stop it. */
  warnings: ContentProblem[];
}

const placeOf = ({ file, line, column }: ContentProblem) => `${file}:${line}:${column}`;

/** Says one thing of each place: what a later check finds there follows from the first. */
function withoutEchoes(first: ContentProblem[], later: ContentProblem[]): ContentProblem[] {
  const places = new Set(first.map(placeOf));
  return [...first, ...later.filter((problem) => !places.has(placeOf(problem)))];
}

/** What of a file's problems depends on nothing but the file. */
const ownProblems = oncePer(({ content, schema, value }: ReadFile) => {
  const texts = visitTexts(schema, value);
  return {
    texts,
    inValues: valueProblems(content, schema, value),
    inTexts: textProblems(content, texts),
    inTwins: twinProblems(content, value),
    betweenReaders: readerProblems(content, value),
  };
});

async function fileProblems(file: ReadFile, surroundings: Surroundings): Promise<ContentProblem[]> {
  const { texts, inValues, inTexts, inTwins, betweenReaders } = ownProblems(file);
  const inReferences = await referenceProblems(file.content, texts, surroundings);
  return [inTexts, inReferences, inTwins, betweenReaders].reduce(withoutEchoes, inValues);
}

/** The file with its values as pages get them, unless one of them is wrong. */
const soundFile = oncePer((file: ReadFile): SoundFile | undefined => {
  const { success, data } = file.schema.safeParse(file.value);
  return success ? { ...file, value: data } : undefined;
});

/** The pharmacy's time zone, once it can be read. */
function timeZoneIn(files: readonly SoundFile[]): string {
  const pharmacy = files.find(({ path }) => path === "pharmacy.yaml");
  return (pharmacy?.value.timeZone as string | undefined) ?? "UTC";
}

/**
 * Checks the content.
 *
 * @param rootFolder the project's folder, which holds `data` and `src`
 * @param now the moment of the check, in milliseconds since 1970. Which day that is, and so which dates are
 * over, depends on the pharmacy's time zone.
 */
export async function checkContent(rootFolder: string, now = Date.now()): Promise<CheckResult> {
  const dataFolder = join(rootFolder, "data");
  const { paths, problems: strangeEntries } = await findFiles(dataFolder);
  const yamlPaths = paths.filter(looksLikeYaml);
  const opened = await Promise.all(yamlPaths.map((path) => openFile(dataFolder, path)));
  const files = opened.flatMap((it) => ("file" in it ? it.file : []));
  const unreadable = opened.flatMap((it) => ("problems" in it ? it.problems : []));

  const surroundings: Surroundings = {
    dataFolder,
    pages: await sitePages(rootFolder, files),
    pictures: paths.filter((path) => path.startsWith("images/")),
  };
  const problems = await Promise.all(files.map((file) => fileProblems(file, surroundings)));
  const sound = files.flatMap((file) => soundFile(file) ?? []);
  const today = calendarDay(now, timeZoneIn(sound));
  return {
    problems: [
      ...withoutEchoes(strangeEntries, folderProblems(yamlPaths)),
      ...unreadable,
      ...withoutEchoes(problems.flat(), categoryAddressProblems(sound)),
      ...repeatedBlockProblems(sound),
      ...sameOrderProblems(sound),
      ...contrastProblems(sound),
    ],
    warnings: [...staleDayWarnings(sound, today), ...missingHolidayWarnings(sound, today)],
  };
}
