/** Moments as staff write them: a day, `2026-11-25`, a time on it, `2026-11-25 3PM`, or a day of every year, `July 25`. */
import {
  clockText,
  dayNumber,
  type DayNumber,
  dayOf,
  MINUTES_A_DAY,
  type WallMinute,
} from "./wall-clock";
import { DEFAULT_LANGUAGE } from "../lib/language";
import { clockOf, monthName, formatMonthAndDay, formatSpan } from "./date-text";
import { minutesAfterMidnight } from "./opening-hours";

/** Pattern of a moment, for JSON Schema, which cannot call `parseMoment`. */
export const MOMENT_PATTERN = /^(\d{4}-\d{2}-\d{2})(?: (\d{1,2})(?::([0-5]\d))?(AM|PM))?$/;

export interface WrittenMoment {
  day: DayNumber;
  /** Minutes after midnight. Absent for the whole day. */
  minutes?: number;
}

/** Parses a moment; `undefined` if there is no such day or time. */
export function parseMoment(value: string): WrittenMoment | undefined {
  const [, date = "", hour, minute, half = ""] = MOMENT_PATTERN.exec(value) ?? [];
  const day = dayNumber(date);
  if (Number.isNaN(day) || !new Date(date).toISOString().startsWith(date)) return undefined;
  if (hour === undefined) return { day };
  const minutes = minutesAfterMidnight(hour, minute, half);
  return minutes === undefined ? undefined : { day, minutes };
}

/** Parses a moment that the check has accepted. */
function momentOf(value: string): WrittenMoment {
  const moment = parseMoment(value);
  if (!moment) throw new Error(`"${value}" is not a day or a time.`);
  return moment;
}

/** True for a day without a time. */
const isWholeDay = (value: string) => momentOf(value).minutes === undefined;

/** Returns the minute at which something begins: midnight, if only the day is written. */
export function startOf(value: string): WallMinute {
  const { day, minutes = 0 } = momentOf(value);
  return day * MINUTES_A_DAY + minutes;
}

/** Returns the minute at which something ends: the end of the day, if only the day is written. */
export function endOf(value: string): WallMinute {
  const { day, minutes = MINUTES_A_DAY } = momentOf(value);
  return day * MINUTES_A_DAY + minutes;
}

const dateAt = (minute: WallMinute) => new Date(minute * 60_000);

/** Formats a span of time, or its end alone: `November 25 – 27, 2026`, `November 25, 2026, 8 PM – 9 PM`. */
export function spanText(from: string | null, until: string, language: string): string {
  const starts = from === null ? undefined : startOf(from);
  // A day ends at the midnight that belongs to the next day, so its last minute stands for it.
  const last = isWholeDay(until) ? endOf(until) - 1 : endOf(until);
  if ([from ?? until, until].every(isWholeDay))
    return formatSpan(starts === undefined ? starts : dateAt(starts), dateAt(last), language);
  const time = (minute: WallMinute) => clockText(minute, clockOf(language));
  const moment = (minute: WallMinute) =>
    `${formatSpan(undefined, dateAt(minute), language)}, ${time(minute)}`;
  if (starts === undefined) return moment(last);
  return `${moment(starts)} – ${dayOf(starts) === dayOf(last) ? time(last) : moment(last)}`;
}

/** Year that stands for every year: a leap year, because only it has February 29. */
const LEAP_YEAR = 2000;

const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  monthName(new Date(Date.UTC(LEAP_YEAR, month)), DEFAULT_LANGUAGE),
);

/** Pattern of a day of the year, for JSON Schema, which cannot call `parseDayOfYear`. */
export const DAY_OF_YEAR_PATTERN = new RegExp(
  `^(?:${MONTHS.join("|")}) (?:[1-9]|[12][0-9]|3[01])$`,
);

/** Parses a day of every year, `June 1`, as milliseconds since 1970 in a leap year; `undefined` if there is none. */
export function parseDayOfYear(value: string): number | undefined {
  const [month = "", day] = value.split(" ");
  const date = new Date(Date.UTC(LEAP_YEAR, MONTHS.indexOf(month), Number(day)));
  const isDay =
    DAY_OF_YEAR_PATTERN.test(value) && formatMonthAndDay(date, DEFAULT_LANGUAGE) === value;
  return isDay ? date.getTime() : undefined;
}
