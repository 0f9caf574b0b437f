/** Opening hours as patients read them: `Mon-Fri 9AM-7PM`, in Spanish `lun a vie 9 a. m. a 7 p. m.` */
import { clockText, dateOfDay, ENGLISH_CLOCK } from "./wall-clock";
import { fillIn } from "../lib/fill-in";
import { clockOf, type HoursCopy, shortWeekdayName, formatMonthAndDay } from "./date-text";
import { isEnglish } from "../lib/language";
import {
  areSameHours,
  type Day,
  type DayHours,
  DAYS,
  isAllDay,
  isByAppointment,
  isClosed,
  periodsOf,
  type WeeklyHours,
} from "./opening-hours";
import { comingWeeks, type RegularHours, type Week } from "./opening-calendar";

/** English is as short as staff write it. */
const ENGLISH = { clock: ENGLISH_CLOCK, times: "{opens}-{closes}" } as const;

/** Between two open periods of a day. */
export const PERIOD_SEPARATOR = ", ";

/** Formats a day's hours: `9AM-7PM`, `9 a. m. a 7 p. m.` */
export function hoursText(hours: DayHours, copy: HoursCopy): string {
  if (isClosed(hours)) return copy.closed;
  if (isAllDay(hours)) return copy.allDay;
  if (isByAppointment(hours)) return copy.byAppointment;
  const { clock, times } = isEnglish(copy.language)
    ? ENGLISH
    : { clock: clockOf(copy.language), times: copy.times };
  return periodsOf(hours)
    .map(({ opens, closes }) =>
      fillIn(times, { opens: clockText(opens, clock), closes: clockText(closes, clock) }),
    )
    .join(PERIOD_SEPARATOR);
}

/** Returns `Mon`, `Tue` and so on: January 5, 1970 was a Monday. */
const shortDay = (day: Day, language: string) =>
  shortWeekdayName(new Date(Date.UTC(1970, 0, 5 + DAYS.indexOf(day))), language);

/** Consecutive days of the week with the same value. */
interface Run<Value> {
  first: Day;
  last: Day;
  value: Value;
}

function runsOf<Value>(
  valueOn: (day: Day) => Value,
  areSame: (one: Value, other: Value) => boolean,
): Run<Value>[] {
  const runs: Run<Value>[] = [];
  for (const day of DAYS) {
    const value = valueOn(day);
    const run = runs.at(-1);
    if (run && areSame(run.value, value)) run.last = day;
    else runs.push({ first: day, last: day, value });
  }
  return runs;
}

/** Formats consecutive days: `Mon-Fri`, or `Sat` for a single day. */
function daysText({ first, last }: Run<unknown>, { days, language }: HoursCopy): string {
  const name = shortDay(first, language);
  return first === last ? name : fillIn(days, { first: name, last: shortDay(last, language) });
}

/** Formats days of the week: `Mon-Fri`, `Mon, Wed`. */
export const weekdaysText = (days: readonly string[], copy: HoursCopy): string =>
  runsOf((day) => days.includes(day), Object.is)
    .filter((run) => run.value)
    .map((run) => daysText(run, copy))
    .join(", ");

/** Consecutive days with the same hours. */
export interface HoursLine {
  /** `Mon-Fri`, or `Sat` for a single day. */
  days: string;
  /** `9AM-7PM` or `Closed`. */
  hours: string;
  isClosed: boolean;
}

/** Returns the week in as few lines as possible: `Mon-Fri 9AM-7PM`, `Sat 9AM-2PM`, `Sun Closed`. */
export const hoursLines = (week: WeeklyHours, copy: HoursCopy): HoursLine[] =>
  runsOf((day) => week[day], areSameHours).map((run) => ({
    days: daysText(run, copy),
    hours: hoursText(run.value, copy),
    isClosed: isClosed(run.value),
  }));

/** Returns only the open days: `Mon-Fri 9AM-7PM`, `Sat 9AM-2PM`. A week without any stays `Closed`. */
export function openHoursLines(week: WeeklyHours, copy: HoursCopy): HoursLine[] {
  const lines = hoursLines(week, copy);
  const open = lines.filter((line) => !line.isClosed);
  return open.length > 0 ? open : lines;
}

/** Returns the separator of lines in one row: a semicolon if hours with a break contain a comma. */
export const lineSeparator = (lines: readonly HoursLine[]) =>
  lines.some(({ hours }) => hours.includes(",")) ? ";" : ",";

/** Returns the open days in one line: `Mon-Fri 9AM-7PM, Sat 9AM-2PM`. */
export function hoursSummary(week: WeeklyHours, copy: HoursCopy): string {
  const lines = openHoursLines(week, copy);
  return lines.map(({ days, hours }) => `${days} ${hours}`).join(`${lineSeparator(lines)} `);
}

/** Returns the words before hours that hold from a day on: `From May 1:`. */
export const fromText = ({ first }: Week, { from, language }: HoursCopy) =>
  fillIn(from, { date: formatMonthAndDay(dateOfDay(first), language) });

/** Returns the hours in effect and all that follow, for paper: `Mon-Fri 9AM-7PM. From May 1: Mon-Fri 8AM-8PM`. */
export const regularHoursText = (regular: RegularHours, timeZone: string, copy: HoursCopy) =>
  comingWeeks(regular, timeZone)
    .map((week, index) => {
      const hours = hoursSummary(week.hours, copy);
      return index === 0 ? hours : `${fromText(week, copy)} ${hours}`;
    })
    .join(". ");
