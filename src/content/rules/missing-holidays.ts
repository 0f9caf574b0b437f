import { dayNumber, writtenDate } from "../../lib/dates";
import { openingCalendar, type Openings } from "../../lib/opening-calendar";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentFile } from "../read/load-file";
import { type Holiday, holidaysOf, type OwnHoliday } from "./us-holidays";

/** How long before a holiday the check asks for its hours. */
const DAYS_AHEAD = 90;

interface Plans extends Openings {
  ownHolidays?: readonly OwnHoliday[];
}

/** The month from which the check asks for next year's holidays: October. */
const PLANNING_MONTH = "10";

/**
 * Holidays for which neither the day nor the day on which it is observed has an entry. One that
 * falls on a day that is closed every week, or every week of its season, needs none.
 */
export function unplannedHolidays(
  year: number,
  { hours, seasonalHours, specialHours, ownHolidays }: Plans,
): Holiday[] {
  const listed = new Set((specialHours ?? []).map(({ date }) => date));
  const withoutSpecialDays = openingCalendar({ hours, seasonalHours });
  return holidaysOf(year, ownHolidays).filter(
    ({ date, observed }) =>
      !listed.has(date) &&
      !listed.has(observed) &&
      withoutSpecialDays.periodsOn(dayNumber(date)).length > 0,
  );
}

/** Next year's holidays, when it is time to plan them and nobody has begun to. */
function unplannedYear(year: number, openings: Plans, today: string): Holiday[] {
  const isPlanned = openings.specialHours?.some(({ date }) => date.startsWith(String(year)));
  return isPlanned || today.slice(5, 7) < PLANNING_MONTH ? [] : unplannedHolidays(year, openings);
}

/** A holiday as it is written in the list. */
const entryLines = ({ name, date }: Holiday, indent: string) => [
  `${indent}- date: "${date}"`,
  `${indent}  hours: "Closed"`,
  `${indent}  reason: "${name}"`,
];

/** Where the lines of the first warning go, and under which key; those of others follow them. */
function placeOfLines(openings: Openings, indent: number | undefined, isFirst: boolean) {
  if (indent !== undefined)
    return { key: [], where: "Paste these lines right below specialHours: as they are." };
  if (!isFirst) return { key: [], where: "Paste these lines below those." };
  return {
    key: ["specialHours:"],
    where: openings.specialHours
      ? "Paste these lines in place of specialHours and all that follows it on its line."
      : "Paste these lines at the end of the file.",
  };
}

/** Own holidays with a date that is over: nothing would remind of the next one. */
function overHolidays(
  { file, value: { ownHolidays = [] } }: NonNullable<Content["pharmacy"]>,
  today: string,
): Problem[] {
  return ownHolidays.flatMap(({ name, date }, index) =>
    /^\d/.test(date) && date < today
      ? {
          file,
          place: { path: ["ownHolidays", index, "date"] },
          message: `${name} (${writtenDate(date)}) is over.`,
          fix: "Write its next date, so that this check can remind you of it, or delete the entry.",
        }
      : [],
  );
}

/**
 * Holidays that `pharmacy.yaml` does not mention: those of the next three months, and from October
 * on a whole year without any. On such a day the site would promise the usual hours.
 */
export function missingHolidayWarnings(
  {
    pharmacy,
    files,
  }: Pick<Content, "pharmacy"> & { files: readonly Pick<ContentFile, "source">[] },
  today: string,
): Problem[] {
  if (!pharmacy) return [];
  const { file, value: openings } = pharmacy;
  const year = Number(today.slice(0, 4));
  const nextYear = unplannedYear(year + 1, openings, today);
  const soon = [year, year + 1]
    .flatMap((it) => unplannedHolidays(it, openings))
    .filter(({ date }) => date >= today && dayNumber(date) - dayNumber(today) <= DAYS_AHEAD)
    .filter(({ date }) => !nextYear.some((planned) => planned.date === date));
  const asked = [
    ...soon.map((holiday) => ({
      message: `${holiday.name} (${writtenDate(holiday.date)}) has no entry yet.`,
      holidays: [holiday],
    })),
    ...(nextYear.length > 0
      ? [{ message: `The holidays of ${year + 1} have no entries yet.`, holidays: nextYear }]
      : []),
  ];

  const source = files.find((it) => it.source.file === file)?.source;
  const indent = source?.entryIndent(["specialHours"]);
  const missing = asked.map(({ message, holidays }, index) => {
    const { key, where } = placeOfLines(openings, indent, index === 0);
    return {
      file,
      place: { path: [], key: openings.specialHours ? "specialHours" : "hours" },
      message,
      fix: `${where} In place of "Closed" write your hours if you open, your usual ones if nothing changes.`,
      lines: [...key, ...holidays.flatMap((it) => entryLines(it, " ".repeat(indent ?? 2)))],
    };
  });
  return [...missing, ...overHolidays(pharmacy, today)];
}
