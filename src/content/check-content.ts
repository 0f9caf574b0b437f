/** Runs all rules over `data/`. */
import { calendarDay } from "../lib/dates";
import { type WallMinute, wallMinute } from "../lib/wall-clock";
import { addNew, FILE_RULES } from "./check-file";
import { type LocatedProblem, locateProblem, type Problem } from "./problem";
import type { Content } from "./read/content";
import { type Drafts, loadContent } from "./read/load-content";
import { absentFeatureProblems } from "./rules/absent-features";
import { derivedColorNotes } from "./rules/color-contrast";
import {
  announcementProblems,
  announcementWarnings,
  closedTodayProblems,
} from "./rules/announcements";
import { contactPointProblems } from "./rules/contact-points";
import { emergencyNumberProblems } from "./rules/emergency-numbers";
import { fileNameProblems, unreadFileWarnings } from "./rules/file-names";
import { hoursWarnings, unknownDepartmentProblems } from "./rules/hours";
import { noticeReviewWarnings, sampleNoticeProblems } from "./rules/legal-notices";
import { linkProblems } from "./rules/links";
import { literalFactWarnings } from "./rules/literal-facts";
import { logoProblems, logoWarnings } from "./rules/logo";
import { missingHolidayWarnings } from "./rules/holidays";
import { pageAddressProblems, unlinkedPageWarnings } from "./rules/page-addresses";
import {
  lastChangeWarnings,
  oldSourceWarnings,
  pastDayWarnings,
  securityContactWarnings,
} from "./rules/past-dates";
import { areaCodeProblems, phoneUseWarnings } from "./rules/phone-numbers";
import { pictureProblems, softPictureWarnings } from "./rules/pictures";
import { placeProblems } from "./rules/place";
import { sampleFactProblems } from "./rules/sample-facts";
import { streetMapProblems, streetMapWarnings } from "./rules/street-map";
import { curlyQuoteWarnings, cutTextWarnings } from "./rules/texts";
import { twiceEncodedWarnings } from "./rules/twice-encoded";
import {
  missingTranslationWarnings,
  translationWarnings,
  unconfirmedTranslationWarnings,
} from "./rules/translations";
import { findSampleLeft, type SampleLeft } from "./sample/find-left";

export interface CheckResult {
  /** Mistakes that stop the build. */
  problems: LocatedProblem[];
  /** Doubts that do not stop the build. */
  warnings: LocatedProblem[];
  /** What pages do with the content, for information. */
  notes: LocatedProblem[];
  /** Texts and pictures of the sample that a pharmacy's site still shows. */
  sampleLeft: SampleLeft[];
}

const RULES: readonly ((content: Content, today: string) => Problem[])[] = [
  ...FILE_RULES,
  pageAddressProblems,
  linkProblems,
  pictureProblems,
  absentFeatureProblems,
  contactPointProblems,
  unknownDepartmentProblems,
  announcementProblems,
  closedTodayProblems,
  logoProblems,
  streetMapProblems,
  placeProblems,
  areaCodeProblems,
  emergencyNumberProblems,
  sampleFactProblems,
  sampleNoticeProblems,
];

const WARNINGS: readonly ((content: Content, today: string, now: WallMinute) => Problem[])[] = [
  unreadFileWarnings,
  pastDayWarnings,
  announcementWarnings,
  missingHolidayWarnings,
  lastChangeWarnings,
  hoursWarnings,
  cutTextWarnings,
  literalFactWarnings,
  curlyQuoteWarnings,
  twiceEncodedWarnings,
  unlinkedPageWarnings,
  phoneUseWarnings,
  streetMapWarnings,
  softPictureWarnings,
  logoWarnings,
  securityContactWarnings,
  noticeReviewWarnings,
  oldSourceWarnings,
  missingTranslationWarnings,
  translationWarnings,
  unconfirmedTranslationWarnings,
];

const byFile = (problems: LocatedProblem[]) =>
  problems.toSorted((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0));

/**
 * Checks the content.
 *
 * @param rootFolder project folder, which holds `data` and `src`
 * @param now milliseconds since 1970. "Today" is the date of this moment in the pharmacy's time zone.
 * @param drafts texts to check in place of files, or beside them
 */
export async function checkContent(
  rootFolder: string,
  now = Date.now(),
  drafts?: Drafts,
): Promise<CheckResult> {
  const read = await loadContent(rootFolder, drafts);
  const { content, unreadable, sources } = read;
  const located = (problems: readonly Problem[]) =>
    problems.map((problem) => locateProblem(problem, sources.get(problem.file)));

  const timeZone = content.pharmacy?.value.timeZone ?? "UTC";
  const today = calendarDay(now, timeZone);
  const minute = wallMinute(now, timeZone);
  return {
    problems: [
      ...located(fileNameProblems(content)),
      ...located(unreadable),
      ...byFile(RULES.map((rule) => located(rule(content, today))).reduce(addNew, [])),
    ],
    warnings: WARNINGS.flatMap((rule) => located(rule(content, today, minute))),
    notes: located(derivedColorNotes(content)),
    sampleLeft: await findSampleLeft(read, rootFolder),
  };
}
