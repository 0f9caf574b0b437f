import { writtenMonthAndDay, writtenWeekday } from "./dates";
import { dayOf } from "./opening-calendar";
import type { WallMinute } from "./wall-clock";

/** The words for the days that are nearest. */
export interface DayCopy {
  today: string;
  tomorrow: string;
}

/** How people call a day from where they stand: today, tomorrow, `Monday`, or `January 4`. */
export function dayText(now: WallMinute, then: WallMinute, copy: DayCopy): string {
  const daysAhead = dayOf(then) - dayOf(now);
  if (daysAhead === 0) return copy.today;
  if (daysAhead === 1) return copy.tomorrow;
  const date = new Date(then * 60_000);
  // More than a week ahead the name of a weekday would mean an earlier one.
  return daysAhead <= 7 ? writtenWeekday(date) : writtenMonthAndDay(date);
}
