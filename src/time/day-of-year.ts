/** Days that are the same in every year, as staff write them in English: `July 25`. */
import { DEFAULT_LANGUAGE, monthName, writtenMonthAndDay } from "../lib/language";

/** Year that stands for every year: a leap year, because only it has February 29. */
const LEAP_YEAR = 2000;

export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  monthName(new Date(Date.UTC(LEAP_YEAR, month)), DEFAULT_LANGUAGE),
);

/** Pattern of a day of the year, for JSON Schema, which cannot call `parseDayOfYear`. */
export const DAY_OF_YEAR_PATTERN = new RegExp(
  `^(?:${MONTHS.join("|")}) (?:[1-9]|[12][0-9]|3[01])$`,
);

/**
 * Parses a day of every year.
 *
 * @param value `June 1`
 * @returns milliseconds since 1970 in a leap year; `undefined` if there is no such day
 */
export function parseDayOfYear(value: string): number | undefined {
  const [month = "", day] = value.split(" ");
  const date = new Date(Date.UTC(LEAP_YEAR, MONTHS.indexOf(month), Number(day)));
  const isDay =
    DAY_OF_YEAR_PATTERN.test(value) && writtenMonthAndDay(date, DEFAULT_LANGUAGE) === value;
  return isDay ? date.getTime() : undefined;
}
