/** Runs all rules over `data/`. */
import { calendarDay } from "../time/dates";
import { wallMinute } from "../time/wall-clock";
import { addNew, FILE_RULES } from "./check-file";
import { type Names, type Problem, yamlNames } from "./problem";
import { type Drafts, loadContent } from "./read/load-content";
import { absentFeatures } from "./rules/absent-features";
import { takenAddresses, unlinkedPages } from "./rules/addresses";
import { announcementDoubts, announcementMistakes } from "./rules/announcements";
import { emergencyNumbers } from "./rules/emergency-numbers";
import { fileNames, unreadFiles } from "./rules/file-names";
import { missingHolidays } from "./rules/holidays";
import { hoursDoubts } from "./rules/hours";
import { sampleNotices } from "./rules/legal-notices";
import { markLetters, marks } from "./rules/logo";
import * as pastDates from "./rules/past-dates";
import { pictures, softPictures } from "./rules/pictures";
import { doubtfulTime, wrongTime } from "./rules/place";
import { references } from "./rules/references";
import { type Checked, problemsOf, type Rule } from "./rules/rule";
import { sampleFacts } from "./rules/sample-facts";
import { streetMap, streetMapPlace } from "./rules/street-map";
import { commentedTexts, curlyQuotes, typedFacts } from "./rules/texts";
import { translationDoubts } from "./rules/translations";
import { twiceEncoded } from "./rules/twice-encoded";
import { findSampleLeft, type SampleLeft } from "./sample/find-left";

export interface CheckResult {
  /** Mistakes that stop the build. */
  problems: Problem[];
  /** Doubts that do not stop the build. */
  warnings: Problem[];
  /** Texts and pictures of the sample that a pharmacy's site still shows. */
  sampleLeft: SampleLeft[];
}

const RULES: readonly Rule[] = [
  ...FILE_RULES,
  takenAddresses,
  references,
  pictures,
  absentFeatures,
  announcementMistakes,
  marks,
  streetMap,
  wrongTime,
  emergencyNumbers,
  sampleFacts,
  sampleNotices,
  unreadFiles,
  pastDates.pastDays,
  announcementDoubts,
  missingHolidays,
  pastDates.pastOwnHolidays,
  pastDates.lastChanges,
  hoursDoubts,
  doubtfulTime,
  commentedTexts,
  typedFacts,
  curlyQuotes,
  twiceEncoded,
  unlinkedPages,
  streetMapPlace,
  softPictures,
  markLetters,
  pastDates.securityContactExpiry,
  pastDates.noticeReviews,
  pastDates.oldSources,
  ...translationDoubts,
];

const byFile = (problems: Problem[]) =>
  problems.toSorted((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0));

/**
 * Checks the content.
 *
 * @param rootFolder project folder, which holds `data` and `src`
 * @param now milliseconds since 1970. "Today" is the date of this moment in the pharmacy's time zone.
 * @param drafts texts to check in place of files, or beside them
 * @param names how messages name values
 */
export async function checkContent(
  rootFolder: string,
  now = Date.now(),
  drafts?: Drafts,
  names: Names = yamlNames,
): Promise<CheckResult> {
  const read = await loadContent(rootFolder, drafts);
  const timeZone = read.content.pharmacy?.value.timeZone ?? "UTC";
  const content: Checked = {
    ...read.content,
    today: calendarDay(now, timeZone),
    now: wallMinute(now, timeZone),
    names,
  };
  const found = (level: Rule["level"]) =>
    RULES.filter((rule) => rule.level === level).map((rule) =>
      problemsOf(rule, content, read.sources),
    );
  return {
    problems: [
      ...problemsOf(fileNames, content),
      ...read.unreadable,
      ...byFile(found("mistake").reduce(addNew, [])),
    ],
    warnings: found("doubt").flat(),
    sampleLeft: await findSampleLeft(read, rootFolder),
  };
}
