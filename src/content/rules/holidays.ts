import { parseDayOfYear } from "../../lib/seasons";
import { dayNumber, writtenDate } from "../../lib/dates";
import { openingCalendar, type Openings } from "../../lib/opening-calendar";
import type { Problem } from "../problem";
import type { Content, PharmacyDocument } from "../read/content";
import type { ContentFile } from "../read/load-file";

/** The US holidays on which most pharmacies close or keep other hours. */
export interface Holiday {
  name: string;
  /** `2027-07-04`. */
  date: string;
  /** The weekday on which many keep it when it falls on a weekend; otherwise the same day. */
  observed: string;
}

/** A holiday that `pharmacy.yaml` names: its date is `July 25`, or `2027-03-26` if it moves. */
export type OwnHoliday = Pick<Holiday, "name" | "date">;

const MONDAY = 1;
const THURSDAY = 4;

/** A day of a month, counted from 1; days beyond its end or before its beginning are in the next. */
const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day));

const written = (date: Date) => date.toISOString().slice(0, 10);

/** The first such weekday on or after a day of a month. */
function weekdayFrom(year: number, month: number, day: number, weekday: number): Date {
  const start = dayOf(year, month, day);
  return dayOf(year, month, day + ((weekday - start.getUTCDay() + 7) % 7));
}

/** Saturday's holidays move to Friday and Sunday's to Monday. */
function observedOn(date: Date): Date {
  const shift = { 6: -1, 0: 1 }[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() + shift * 86_400_000);
}

/**
 * Six of the legal public holidays of 5 U.S.C. 6103(a), at
 * https://www.law.cornell.edu/uscode/text/5/6103. The days on which they are observed follow
 * 6103(b) for Saturdays and Executive Order 11582 for Sundays.
 */
export function usHolidays(year: number): Holiday[] {
  const holidays: [name: string, date: Date][] = [
    ["New Year's Day", dayOf(year, 1, 1)],
    ["Memorial Day", weekdayFrom(year, 5, 31 - 6, MONDAY)],
    ["Independence Day", dayOf(year, 7, 4)],
    ["Labor Day", weekdayFrom(year, 9, 1, MONDAY)],
    ["Thanksgiving Day", weekdayFrom(year, 11, 22, THURSDAY)],
    ["Christmas Day", dayOf(year, 12, 25)],
  ];
  return holidays.map(([name, date]) => holiday(name, date));
}

const holiday = (name: string, date: Date): Holiday => ({
  name,
  date: written(date),
  observed: written(observedOn(date)),
});

/** The holidays of a year, the pharmacy's own among them; each day once, in order. */
export function holidaysOf(year: number, own: readonly OwnHoliday[] = []): Holiday[] {
  const others = own.flatMap(({ name, date }) => {
    const yearly = parseDayOfYear(date);
    if (yearly === undefined) {
      return date.startsWith(`${year}-`) ? holiday(name, new Date(date)) : [];
    }
    return holiday(name, new Date(new Date(yearly).setUTCFullYear(year)));
  });
  const byDate = new Map([...others, ...usHolidays(year)].map((it) => [it.date, it]));
  return [...byDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

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
  { file, value: { ownHolidays = [] } }: PharmacyDocument,
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
