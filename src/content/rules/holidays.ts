import { parseDayOfYear } from "../../time/written-moment";
import { type DayNumber, dayNumber, isoDate } from "../../time/wall-clock";
import { DEFAULT_LANGUAGE, withoutRegion } from "../../lib/language";
import type { Say } from "../../lib/say";
import { formatDate } from "../../time/date-text";
import { openingCalendar, weekdayOf } from "../../time/opening-calendar";
import { type Day, DAYS, isClosed } from "../../time/opening-hours";
import { at } from "../problem";
import type { PharmacyDocument } from "../read/content";
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

/** Hours of the pharmacy, with the holidays that it added. The first language is that of the check. */
type Plans = WrittenOpenings & Pick<PharmacyDocument["value"], "ownHolidays" | "languages">;

/**
 * Six of the legal public holidays of 5 U.S.C. 6103(a), at https://www.law.cornell.edu/uscode/text/5/6103: on a date, or
 * on the first such day of the week from there on. Spanish as at https://www.usa.gov/es/dias-feriados-federales.
 */
const HOLIDAYS: readonly { en: string; es: string; date: string; weekday?: Day }[] = [
  { en: "New Year's Day", es: "Año Nuevo", date: "01-01" },
  { en: "Memorial Day", es: "Día de los Caídos", date: "05-25", weekday: "monday" },
  { en: "Independence Day", es: "Día de la Independencia", date: "07-04" },
  { en: "Labor Day", es: "Día del Trabajo", date: "09-01", weekday: "monday" },
  { en: "Thanksgiving Day", es: "Día de Acción de Gracias", date: "11-22", weekday: "thursday" },
  { en: "Christmas Day", es: "Navidad", date: "12-25" },
];

/** Days from a holiday to the one on which it is observed. */
const OBSERVED: Partial<Record<Day, number>> = { saturday: -1, sunday: 1 };

const holiday = (name: string, day: DayNumber): Holiday => ({
  name,
  date: isoDate(day),
  observed: isoDate(day + (OBSERVED[weekdayOf(day)] ?? 0)),
});

/** Returns these holidays. Days of observance follow 6103(b) for Saturdays, Executive Order 11582 for Sundays. */
export function usHolidays(year: number, language = DEFAULT_LANGUAGE): Holiday[] {
  const isSpanish = withoutRegion(language) === "es";
  return HOLIDAYS.map(({ en, es, date, weekday }) => {
    const from = dayNumber(`${year}-${date}`);
    const week = DAYS.map((_, index) => from + index);
    const day = week.find((one) => weekdayOf(one) === weekday) ?? from;
    return holiday(isSpanish ? es : en, day);
  });
}

/** Returns the holidays of the country and of the pharmacy in a year, by date. At most one per day. */
function holidaysOf(year: number, own: Plans["ownHolidays"] = [], language?: string): Holiday[] {
  const others = own.flatMap(({ name, date }) => {
    const yearly = parseDayOfYear(date);
    const inYear =
      yearly === undefined ? date : `${year}${new Date(yearly).toISOString().slice(4, 10)}`;
    return inYear.startsWith(`${year}-`) ? holiday(name, dayNumber(inYear)) : [];
  });
  const byDate = new Map([...others, ...usHolidays(year, language)].map((day) => [day.date, day]));
  return [...byDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Days before a holiday from which the check asks for its hours. */
const DAYS_AHEAD = 90;

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
  const isOpen = (date: string) => !isClosed(withoutSpecialDays.hoursOn(dayNumber(date)));
  return holidaysOf(year, ownHolidays, languages?.[0]?.code).flatMap((day): Holiday[] => {
    const days = [day.date, day.observed];
    const date = days.some((other) => listed.has(other)) ? undefined : days.find(isOpen);
    return date === undefined ? [] : [{ ...day, date }];
  });
}

const entryLines = ({ name, date }: Holiday, indent: string) => [
  `${indent}- date: "${date}"`,
  `${indent}  hours: "Closed"`,
  `${indent}  reason: "${name}"`,
];

const inWords = ({ name, date }: Holiday, say: Say) =>
  `${name} (${formatDate(date, say("en-US"))})`;

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

/** Reports holidays of the next three months without special hours, and from October all those of the next year. */
export const missingHolidays: Rule = ({ pharmacy, files, today, names }, report) => {
  if (!pharmacy) return;
  const { say } = names;
  const list = names.value("specialHours");
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
      message: say("{day} is not in {list} yet.", { day: inWords(holiday, say), list }),
      holidays: [holiday],
    })),
    ...(nextYear.length > 0
      ? [
          {
            message: say("The holidays of {year} are not in {list} yet: {days}.", {
              year: year + 1,
              list,
              days: nextYear.map((holiday) => inWords(holiday, say)).join(", "),
            }),
            holidays: nextYear,
          },
        ]
      : []),
  ];

  const source = files.find((candidate) => candidate.source.file === file)?.source;
  const indent = source?.entryIndent(["specialHours"]);
  const place = { ...at(pharmacy), key: openings.specialHours ? "specialHours" : "hours" };
  for (const [index, { message, holidays }] of asked.entries()) {
    const { above, where } = placeOfLines(openings, indent, index === 0);
    const entries = holidays.flatMap((holiday) => entryLines(holiday, " ".repeat(indent ?? 2)));
    report.warning(place, {
      message,
      fix: say("Add the day there, with Closed or your hours."),
      inYaml: where,
      lines: [...above, ...entries],
    });
  }
};
