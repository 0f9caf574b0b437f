import { parseDayOfYear } from "../../time/written-moment";
import { dayNumber } from "../../time/wall-clock";
import { DEFAULT_LANGUAGE, withoutRegion } from "../../lib/language";
import { writtenDate } from "../../time/date-text";
import { openingCalendar } from "../../time/opening-calendar";
import { at } from "../problem";
import { openingsOf, type WrittenOpenings } from "./hours";
import type { Rule } from "./rule";

/** A day on which most pharmacies close or keep other hours. */
export interface Holiday {
  name: string;
  /** ISO date: `2027-07-04`. */
  date: string;
  /** ISO date of the weekday on which a holiday at the weekend is observed; otherwise `date`. */
  observed: string;
}

/** Entry of `ownHolidays`. The date is `July 25` every year, or `2027-03-26` once. */
export type OwnHoliday = Pick<Holiday, "name" | "date">;

const MONDAY = 1;
const THURSDAY = 4;

/** Returns the date of a month and a day, both from 1. A day beyond the end of the month is in the next month. */
const utcDate = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day));

const isoDateOf = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the first given weekday (0 is Sunday) on or after a date. */
function weekdayFrom(year: number, month: number, day: number, weekday: number): Date {
  const start = utcDate(year, month, day);
  return utcDate(year, month, day + ((weekday - start.getUTCDay() + 7) % 7));
}

/** Moves a Saturday to Friday, and a Sunday to Monday. */
function observedOn(date: Date): Date {
  const shift = { 6: -1, 0: 1 }[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() + shift * 86_400_000);
}

/**
 * Six of the legal public holidays of 5 U.S.C. 6103(a), at https://www.law.cornell.edu/uscode/text/5/6103. Spanish as at
 * https://www.usa.gov/es/dias-feriados-federales.
 */
const HOLIDAYS = [
  { en: "New Year's Day", es: "Año Nuevo", on: (year: number) => utcDate(year, 1, 1) },
  {
    en: "Memorial Day",
    es: "Día de los Caídos",
    on: (year: number) => weekdayFrom(year, 5, 31 - 6, MONDAY),
  },
  {
    en: "Independence Day",
    es: "Día de la Independencia",
    on: (year: number) => utcDate(year, 7, 4),
  },
  { en: "Labor Day", es: "Día del Trabajo", on: (year: number) => weekdayFrom(year, 9, 1, MONDAY) },
  {
    en: "Thanksgiving Day",
    es: "Día de Acción de Gracias",
    on: (year: number) => weekdayFrom(year, 11, 22, THURSDAY),
  },
  { en: "Christmas Day", es: "Navidad", on: (year: number) => utcDate(year, 12, 25) },
];

/**
 * Returns these holidays. The days on which they are observed follow 6103(b) for Saturdays and Executive Order 11582
 * for Sundays.
 */
export function usHolidays(year: number, language = DEFAULT_LANGUAGE): Holiday[] {
  const isSpanish = withoutRegion(language) === "es";
  return HOLIDAYS.map(({ en, es, on }) => holiday(isSpanish ? es : en, on(year)));
}

const holiday = (name: string, date: Date): Holiday => ({
  name,
  date: isoDateOf(date),
  observed: isoDateOf(observedOn(date)),
});

/** Returns the holidays of the country and of the pharmacy in a year, by date. At most one per day. */
function holidaysOf(year: number, own: readonly OwnHoliday[] = [], language?: string): Holiday[] {
  const others = own.flatMap(({ name, date }) => {
    const yearly = parseDayOfYear(date);
    if (yearly === undefined) {
      return date.startsWith(`${year}-`) ? holiday(name, new Date(date)) : [];
    }
    return holiday(name, new Date(new Date(yearly).setUTCFullYear(year)));
  });
  const byDate = new Map([...others, ...usHolidays(year, language)].map((day) => [day.date, day]));
  return [...byDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Days before a holiday from which the check asks for its hours. */
const DAYS_AHEAD = 90;

/** Hours of the pharmacy, with the holidays that it added. */
interface Plans extends WrittenOpenings {
  ownHolidays?: readonly OwnHoliday[];
  /** The check names holidays in the first language. */
  languages?: readonly { code: string }[];
}

/** October: from this month the check asks for all holidays of the next year. */
const PLANNING_MONTH = "10";

/**
 * Returns the holidays without special hours, neither on the day nor on the day on which it is observed. A holiday
 * on a day that is closed anyway, such as a Sunday, has the date on which it is observed, if that day is open.
 */
export function unplannedHolidays(
  year: number,
  { hours, hoursFrom, specialHours, ownHolidays, languages }: Plans,
): Holiday[] {
  const listed = new Set((specialHours ?? []).map(({ date }) => date));
  const withoutSpecialDays = openingCalendar(openingsOf({ hours, hoursFrom }));
  const isOpen = (date: string) => withoutSpecialDays.periodsOn(dayNumber(date)).length > 0;
  return holidaysOf(year, ownHolidays, languages?.[0]?.code).flatMap((day): Holiday[] => {
    const days = [day.date, day.observed];
    const date = days.some((other) => listed.has(other)) ? undefined : days.find(isOpen);
    return date === undefined ? [] : [{ ...day, date }];
  });
}

/** Returns the YAML lines of an entry in `specialHours`. */
const entryLines = ({ name, date }: Holiday, indent: string) => [
  `${indent}- date: "${date}"`,
  `${indent}  hours: "Closed"`,
  `${indent}  reason: "${name}"`,
];

const inWords = ({ name, date }: Holiday) => `${name} (${writtenDate(date, DEFAULT_LANGUAGE)})`;

/** Says where to paste the lines of a warning, and which key to add above those of the first one. */
function placeOfLines(openings: Plans, indent: number | undefined, isFirst: boolean) {
  if (indent !== undefined)
    return { above: [], where: "Paste these lines right below specialHours: as they are." };
  if (!isFirst) return { above: [], where: "Paste these lines below those." };
  return {
    above: ["specialHours:"],
    where: openings.specialHours
      ? "Paste these lines in place of specialHours and all that follows it on its line."
      : "Paste these lines at the end of the file.",
  };
}

/**
 * Reports holidays of the next three months without special hours, on which the site would promise the usual
 * hours. From October also the whole next year, if it has no special hours yet.
 */
export const missingHolidays: Rule = ({ pharmacy, files, today, names }, report) => {
  if (!pharmacy) return;
  const { file, value: openings } = pharmacy;
  const year = Number(today.slice(0, 4));
  const ofNextYear = unplannedHolidays(year + 1, openings);
  const isPlanned = openings.specialHours?.some(({ date }) => date.startsWith(`${year + 1}`));
  const nextYear = isPlanned || today.slice(5, 7) < PLANNING_MONTH ? [] : ofNextYear;
  const soon = [...unplannedHolidays(year, openings), ...ofNextYear]
    .filter(({ date }) => date >= today && dayNumber(date) - dayNumber(today) <= DAYS_AHEAD)
    .filter(({ date }) => !nextYear.some((planned) => planned.date === date));
  const asked = [
    ...soon.map((holiday) => ({
      message: `${inWords(holiday)} has no entry yet.`,
      holidays: [holiday],
    })),
    ...(nextYear.length > 0
      ? [{ message: `The holidays of ${year + 1} have no entries yet.`, holidays: nextYear }]
      : []),
  ];

  const source = files.find((candidate) => candidate.source.file === file)?.source;
  const indent = source?.entryIndent(["specialHours"]);
  const place = { ...at(pharmacy), key: openings.specialHours ? "specialHours" : "hours" };
  for (const [index, { message, holidays }] of asked.entries()) {
    const { above, where } = placeOfLines(openings, indent, index === 0);
    const entries = holidays.flatMap((holiday) => entryLines(holiday, " ".repeat(indent ?? 2)));
    report.doubt(place, {
      message,
      fix: `${where} If you open that day, write your hours in place of "Closed".`,
      lines: [...above, ...entries],
      onScreen: `${holidays.map(inWords).join(", ")}: not in ${names.value("specialHours")} yet. Add the day there, with Closed or your hours.`,
    });
  }
};
