/** Regular hours: the usual week, and weeks that replace it from a date on. */
import { calendarDay, type DayNumber, dayNumber } from "./dates";
import type { WeeklyHours } from "./opening-hours";

/** Hours of the store or of a department, without special days. */
export interface RegularHours {
  /** The usual week. */
  hours: WeeklyHours;
  /** Weeks that replace it, each from a date on, in any order. */
  hoursFrom?: readonly { date: string; hours: WeeklyHours }[] | null;
}

/** Hours of a week, with the days on which they hold. */
export interface Week {
  hours: WeeklyHours;
  first: DayNumber;
  last: DayNumber;
}

/** Returns the weeks in order: the usual one first, without a first day, and the last one without end. */
export function weeksOf({ hours, hoursFrom }: RegularHours): Week[] {
  const changes = (hoursFrom ?? [])
    .map((change) => ({ first: dayNumber(change.date), hours: change.hours }))
    .sort((one, other) => one.first - other.first);
  return [{ first: -Infinity, hours }, ...changes].map((week, index) => ({
    ...week,
    last: (changes[index]?.first ?? Infinity) - 1,
  }));
}

/**
 * Returns the week in effect, and those that follow it.
 *
 * @param timeZone IANA name
 * @param now milliseconds since 1970
 */
export function comingWeeks(regular: RegularHours, timeZone: string, now = Date.now()): Week[] {
  const today = dayNumber(calendarDay(now, timeZone));
  return weeksOf(regular).filter(({ last }) => last >= today);
}
