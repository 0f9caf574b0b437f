/** Days on which the pharmacy closes by surprise, as special days: the usual hours without the time of the closure. */
import { type DayNumber, dayOf, isoDate, MINUTES_A_DAY, type WallMinute } from "./wall-clock";
import { openingCalendar, type Openings, type SpecialDay } from "./opening-calendar";
import { areSameHours, type DayHours, isByAppointment, periodsOf } from "./opening-hours";
import type { Words } from "../lib/words";
import { endOf, isWholeDay, startOf } from "./written-moment";

/** Closure as staff write it. */
export interface Closure {
  /** `2026-11-25 1PM`. Without it, the closure begins today. */
  from?: string | null;
  /** `2026-11-25`, `2026-11-25 3PM`. */
  until: string;
  reason: Words;
}

/**
 * Returns the hours of a day without those of a closure. Its ends are minutes after that day's midnight: negative if it
 * began before, `Infinity` to close the night after that day, too.
 */
function outside(hours: DayHours, starts: number, ends: number): DayHours {
  if (isByAppointment(hours)) return starts <= 0 && ends >= MINUTES_A_DAY ? [] : hours;
  return periodsOf(hours).flatMap(({ opens, closes }) =>
    [
      { opens, closes: Math.min(closes, starts) },
      { opens: Math.max(opens, ends), closes },
    ].filter((period) => period.opens < period.closes),
  );
}

/** Returns the days that are still closed or have other hours. The night after midnight belongs to the day before. */
export function closedDays(
  { from, until, reason }: Closure,
  openings: Openings,
  now: WallMinute,
): SpecialDay[] {
  const starts = from ? startOf(from) : dayOf(now) * MINUTES_A_DAY;
  const ends = endOf(until);
  const { hoursOn, periodsOn } = openingCalendar(openings);
  const endOfNight = (day: DayNumber) =>
    Math.max((day + 1) * MINUTES_A_DAY, ...periodsOn(day).map(({ closes }) => closes));
  const days: SpecialDay[] = [];
  // A time after midnight, or now, may be in the night of the day before.
  const first = from && isWholeDay(from) ? dayOf(starts) : dayOf(starts) - 1;
  for (let day = Math.max(first, dayOf(now) - 1); day * MINUTES_A_DAY < ends; day += 1) {
    const midnight = day * MINUTES_A_DAY;
    const ofClosure = isWholeDay(until) ? Infinity : ends - midnight;
    const hours = outside(hoursOn(day), starts - midnight, ofClosure);
    if (endOfNight(day) > now && !areSameHours(hours, hoursOn(day)))
      days.push({ date: isoDate(day), hours, reason });
  }
  return days;
}
