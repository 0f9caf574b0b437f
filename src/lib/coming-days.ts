import { calendarDay } from "./dates";
import type { SpecialDay } from "./opening-calendar";

const HALF_A_YEAR = 183 * 86_400_000;

/** Special days that are not over, soonest first. */
export interface ComingDays {
  /**
   * Those of the next half year and one more, so that a page which stays published has the next day
   * here until it is half a year old, even where many come at once.
   */
  soon: SpecialDay[];
  later: SpecialDay[];
}

/**
 * Which special days are still to come.
 *
 * @param timeZone the pharmacy's, by its IANA name
 * @param now in milliseconds since 1970: when the page is built
 */
export function comingDays(
  days: readonly SpecialDay[],
  timeZone: string,
  now = Date.now(),
): ComingDays {
  const today = calendarDay(now, timeZone);
  const farAhead = calendarDay(now + HALF_A_YEAR, timeZone);
  const coming = days
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date));
  const later = coming.filter(({ date }) => date > farAhead).slice(1);
  return { soon: coming.slice(0, coming.length - later.length), later };
}
