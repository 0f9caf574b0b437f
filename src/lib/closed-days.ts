/** Days on which the pharmacy closes by surprise, as special days: the usual hours without the time of the closure. */
import { type DayNumber, dayOf, isoDate } from "./dates";
import { openingCalendar, type Openings, type SpecialDay } from "./opening-calendar";
import { areSameHours, type DayHours, isByAppointment, periodsOf } from "./opening-hours";
import { MINUTES_A_DAY, type WallMinute } from "./wall-clock";
import type { Words } from "./words";
import { endOf, startOf } from "./written-moment";

/** Closure as staff write it. */
export interface Closure {
  /** `2026-11-25 1PM`. Without it, the closure begins today. */
  from?: string | null;
  /** `2026-11-25`, `2026-11-25 3PM`. */
  until: string;
  reason: Words;
}

/**
 * Returns the hours of a day without those of a closure.
 *
 * @param starts minutes after that day's midnight; negative if the closure began before it
 * @param ends minutes after that day's midnight
 */
function outside(hours: DayHours, starts: number, ends: number): DayHours {
  if (isByAppointment(hours)) return starts <= 0 && ends >= MINUTES_A_DAY ? [] : hours;
  return periodsOf(hours).flatMap(({ opens, closes }) =>
    [
      { opens, closes: Math.min(closes, starts) },
      // A closed day includes the night after it.
      { opens: Math.max(opens, ends >= MINUTES_A_DAY ? closes : ends), closes },
    ].filter((period) => period.opens < period.closes),
  );
}

/**
 * Returns the days that are still closed or have other hours. None if the closure is over.
 *
 * @param today day of the build, in the pharmacy's time zone
 */
export function closedDays(
  { from, until, reason }: Closure,
  openings: Openings,
  today: DayNumber,
): SpecialDay[] {
  const starts: WallMinute = from ? startOf(from) : today * MINUTES_A_DAY;
  const ends = endOf(until);
  const { hoursOn } = openingCalendar(openings);
  const days: SpecialDay[] = [];
  for (let day = Math.max(dayOf(starts), today); day * MINUTES_A_DAY < ends; day += 1) {
    const midnight = day * MINUTES_A_DAY;
    const hours = outside(hoursOn(day), starts - midnight, ends - midnight);
    if (!areSameHours(hours, hoursOn(day))) days.push({ date: isoDate(day), hours, reason });
  }
  return days;
}
