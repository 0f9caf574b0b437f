import { calendarDay, wallMinute } from "../time/wall-clock";
import { findingsIn } from "./check-file";
import { leavingOutOf } from "./languages/leave-out";
import { type Names, type Problem, yamlNames } from "./problem";
import type { Content } from "./read/content";
import { type Drafts, loadContent } from "./read/load-content";
import { mailAgreement } from "./rules/agreements";
import { takenAddresses, unlinkedPages } from "./rules/addresses";
import { dates, wrongSpans } from "./rules/dates";
import { emergencyNumbers } from "./rules/emergency-numbers";
import { absentFeatures } from "./rules/features";
import { fileNames } from "./rules/files";
import { missingHolidays } from "./rules/holidays";
import { hours } from "./rules/hours";
import { marks } from "./rules/logo";
import { unansweredOffers } from "./rules/offers";
import { pictures } from "./rules/pictures";
import { oldNames } from "./rules/old-names";
import { streetMap } from "./rules/street-map";
import { brokenLinks, unknownDepartments } from "./rules/references";
import { type Checked, findProblems, type Rule } from "./rules/rule";
import { sampleFacts, sampleNotices } from "./rules/sample";
import { typedFacts } from "./rules/texts";
import { translations } from "./rules/translations";

interface CheckResult {
  /** What was checked. */
  content: Content;
  /** Errors that stop the build. */
  problems: Problem[];
  /** Warnings that do not stop the build. */
  warnings: Problem[];
}

/** Rules that need several files. */
const RULES: readonly Rule[] = [
  fileNames,
  takenAddresses,
  brokenLinks,
  unknownDepartments,
  oldNames,
  pictures,
  absentFeatures,
  unansweredOffers,
  wrongSpans,
  marks,
  streetMap,
  emergencyNumbers,
  sampleFacts,
  sampleNotices,
  missingHolidays,
  hours,
  dates,
  mailAgreement,
  typedFacts,
  unlinkedPages,
  translations,
];

const byFile = (problems: Problem[]) =>
  problems.toSorted((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0));

/** Checks the content at a moment, in milliseconds since 1970, with drafts in place of files, or beside them. */
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
    leaving: leavingOutOf(read.content),
  };
  const inFiles = content.files.map(findingsIn(names));
  const { errors, warnings } = findProblems(RULES, content, read.sources, {
    errors: inFiles.flatMap((found) => found.errors),
    warnings: inFiles.flatMap((found) => found.warnings),
  });
  return {
    content: read.content,
    problems: byFile([...read.unreadable, ...errors]),
    warnings,
  };
}
