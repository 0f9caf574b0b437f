/** Runs all rules over `data/`. */
import { calendarDay } from "../lib/dates";
import { addNew, FILE_RULES } from "./check-file";
import { type LocatedProblem, locateProblem, type Problem } from "./problem";
import type { Content } from "./read/content";
import { type Drafts, loadContent } from "./read/load-content";
import { absentFeatureProblems } from "./rules/absent-features";
import { derivedColorNotes } from "./rules/color-contrast";
import { contactPointProblems } from "./rules/contact-points";
import { emergencyNumberProblems } from "./rules/emergency-numbers";
import { fileNameProblems, unreadFileWarnings } from "./rules/file-names";
import { hoursWarnings, unknownDepartmentProblems } from "./rules/hours";
import { invisibleCharacterWarnings } from "./rules/invisible-characters";
import { noticeReviewWarnings, sampleNoticeProblems } from "./rules/legal-notices";
