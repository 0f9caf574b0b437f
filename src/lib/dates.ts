/** Days since January 1, 1970. */
export type DayNumber = number;

const MILLISECONDS_A_DAY = 86_400_000;

/** The number of `2026-12-25`. */
export const dayNumber = (day: string): DayNumber => Date.parse(day) / MILLISECONDS_A_DAY;

/** The midnight in UTC with which a day begins. */
export const dateOfDay = (day: DayNumber) => new Date(day * MILLISECONDS_A_DAY);

/** `2026-12-25` for its number. */
export const isoDate = (day: DayNumber) => dateOfDay(day).toISOString().slice(0, 10);

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });

const longDate = format({ weekday: "short", month: "long", day: "numeric", year: "numeric" });
const weekday = format({ weekday: "long" });
const monthAndDay = format({ month: "long", day: "numeric" });

/**
 * The day that the calendar on the wall shows: `2026-12-25`.
 *
 * @param moment milliseconds since 1970 in UTC, as `Date.now()` gives them
 * @param timeZone the pharmacy's, by its IANA name
 */
export const calendarDay = (moment: number, timeZone: string) =>
  // Swedes write a date with the year first.
  new Date(moment).toLocaleDateString("sv", { timeZone });

const QUARTER_OF_AN_HOUR = 900_000;

/** When a calendar day is over in a time zone, in milliseconds since 1970. Clocks differ by quarters of an hour. */
export function endOfDay(day: string, timeZone: string): number {
  let moment = Date.parse(day);
  while (calendarDay(moment, timeZone) <= day) moment += QUARTER_OF_AN_HOUR;
  return moment;
}

/** The year that the calendar on the wall shows now: `2026`. */
export const presentYear = (timeZone: string) =>
  Number(calendarDay(Date.now(), timeZone).slice(0, 4));

/** `Fri, December 25, 2026` for `2026-12-25`. */
export const writtenDate = (day: string) => longDate.format(new Date(`${day}T00:00:00Z`));

/** `Friday`. The date is read in UTC. */
export const writtenWeekday = (date: Date) => weekday.format(date);

/** `December 25`. The date is read in UTC. */
export const writtenMonthAndDay = (date: Date) => monthAndDay.format(date);
