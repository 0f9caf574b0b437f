/** Reads all of `data/` and says everything that is wrong with it, in one go. */
import { calendarDay } from "../lib/dates";
import type { Problem } from "./problem";
import type { Content } from "./read/content";
import { loadContent } from "./read/load-content";
import { type LocatedProblem, locateProblem } from "./report/locate-problem";
import { absentFeatureProblems, absentFeatureWarnings } from "./rules/absent-features";
import { addressWarnings } from "./rules/address";
import { alternativeTextWarnings } from "./rules/alternative-texts";
import { ambiguousValueProblems } from "./rules/ambiguous-values";
import { categoryNameProblems } from "./rules/category-names";
import { contrastProblems } from "./rules/color-contrast";
import { contactPointProblems } from "./rules/contact-points";
import { copyrightLineWarnings } from "./rules/copyright-line";
import { cutTextProblems } from "./rules/cut-texts";
import { duplicateEntryProblems } from "./rules/duplicate-entries";
import { emergencyNumberProblems } from "./rules/emergency-numbers";
import { fileNameProblems } from "./rules/file-names";
import { invalidValueProblems } from "./rules/invalid-values";
import { joinedEntryProblems } from "./rules/joined-entries";
import { linkProblems } from "./rules/links";
import { literalFactWarnings } from "./rules/literal-facts";
import { logoProblems } from "./rules/logo";
import { menuOrderProblems } from "./rules/menu-order";
import { missingHolidayWarnings } from "./rules/missing-holidays";
import { nameWarnings } from "./rules/names";
import { outdatedTextWarnings } from "./rules/outdated-texts";
import { pageAddressProblems } from "./rules/page-addresses";
import { pastDayWarnings } from "./rules/past-special-days";
import { areaCodeProblems, repeatedNumberWarnings } from "./rules/phone-numbers";
import { pictureProblems } from "./rules/pictures";
import { placeholderProblems, placeholderWarnings } from "./rules/placeholders";
import { unknownDepartmentProblems } from "./rules/regular-hours";
import { repeatedSectionProblems } from "./rules/repeated-sections";
import { reversedRangeWarnings, unreadWaitWarnings } from "./rules/reversed-ranges";
import { sampleFactProblems } from "./rules/sample-facts";
import { searchResultWarnings } from "./rules/search-results";
import { leapDayWarnings, longSeasonWarnings, seasonProblems } from "./rules/seasons";
import { securityContactWarnings } from "./rules/security-contact";
import { slipOfWritingWarnings } from "./rules/slips-of-writing";
import { stateAndPlaceProblems } from "./rules/state-and-place";
import { streetMapProblems, streetMapWarnings } from "./rules/street-map";
import { textProblems } from "./rules/texts";
import { unlikelyDateWarnings } from "./rules/unlikely-dates";
import { unlikelyHoursWarnings } from "./rules/unlikely-hours";
import { unlinkedPageWarnings } from "./rules/unlinked-pages";
import { vagueLinkWarnings } from "./rules/vague-links";
import { webAddressWarnings } from "./rules/web-addresses";
import { zipAndStateWarnings } from "./rules/zip-and-state";
import { findSampleLeft, type SampleLeft } from "./sample/find-left";

export interface CheckResult {
  /** Mistakes that stop the build. */
  problems: LocatedProblem[];
  /** Things to look at that do not stop it. */
  warnings: LocatedProblem[];
  /** What a pharmacy's site still shows of the sample. */
  sampleLeft: SampleLeft[];
}

/** Of one place only the first rule speaks: what a later one finds there follows from that. */
const RULES: readonly ((content: Content) => Problem[])[] = [
  cutTextProblems,
  joinedEntryProblems,
  invalidValueProblems,
  textProblems,
  pageAddressProblems,
  placeholderProblems,
  linkProblems,
  pictureProblems,
  duplicateEntryProblems,
  ambiguousValueProblems,
  categoryNameProblems,
  repeatedSectionProblems,
  absentFeatureProblems,
  contactPointProblems,
  menuOrderProblems,
  unknownDepartmentProblems,
  seasonProblems,
  contrastProblems,
  logoProblems,
  streetMapProblems,
  stateAndPlaceProblems,
  areaCodeProblems,
  emergencyNumberProblems,
  sampleFactProblems,
];

const WARNINGS: readonly ((content: Content, today: string) => Problem[])[] = [
  pastDayWarnings,
  missingHolidayWarnings,
  leapDayWarnings,
  longSeasonWarnings,
  absentFeatureWarnings,
  literalFactWarnings,
  unlinkedPageWarnings,
  nameWarnings,
  addressWarnings,
  zipAndStateWarnings,
  repeatedNumberWarnings,
  webAddressWarnings,
  unlikelyHoursWarnings,
  unlikelyDateWarnings,
  reversedRangeWarnings,
  unreadWaitWarnings,
  placeholderWarnings,
  slipOfWritingWarnings,
  outdatedTextWarnings,
  alternativeTextWarnings,
  searchResultWarnings,
  vagueLinkWarnings,
  copyrightLineWarnings,
  streetMapWarnings,
  securityContactWarnings,
];

const placeOf = ({ file, line, column }: LocatedProblem) => `${file}:${line}:${column}`;

/** Adds what was found in places of which nothing was said before. */
function withoutRepeats(before: LocatedProblem[], later: LocatedProblem[]): LocatedProblem[] {
  const places = new Set(before.map(placeOf));
  return [...before, ...later.filter((problem) => !places.has(placeOf(problem)))];
}

/** File by file; those of one file stay in order. */
const byFile = (problems: LocatedProblem[]) =>
  problems.toSorted((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0));

/**
 * Checks the content.
 *
 * @param rootFolder the project's folder, which holds `data` and `src`
 * @param now the moment of the check, in milliseconds since 1970. Which day that is, and so which dates are
 * over, depends on the pharmacy's time zone.
 */
export async function checkContent(rootFolder: string, now = Date.now()): Promise<CheckResult> {
  const read = await loadContent(rootFolder);
  const { content, unusableEntries, unreadable, sources } = read;
  const located = (problems: readonly Problem[]) =>
    problems.map((problem) => locateProblem(problem, sources.get(problem.file)));

  const found = RULES.map((rule) => located(rule(content)));
  const problems = found.reduce(withoutRepeats, []);
  const mistaken = new Set(problems.map(placeOf));
  const today = calendarDay(now, content.pharmacy?.value.timeZone ?? "UTC");
  return {
    problems: [
      ...withoutRepeats(located(unusableEntries), located(fileNameProblems(content))),
      ...located(unreadable),
      ...byFile(problems),
    ],
    warnings: WARNINGS.flatMap((rule) => located(rule(content, today))).filter(
      (warning) => !mistaken.has(placeOf(warning)),
    ),
    sampleLeft: await findSampleLeft(read, rootFolder),
  };
}
