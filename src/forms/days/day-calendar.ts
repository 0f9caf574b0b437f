import { hoursText, type HoursCopy } from "../../lib/hours-text";
import type { Openings } from "../../lib/opening-calendar";
import { type DayHours, DAYS, periodsOf } from "../../lib/opening-hours";
import { weeksOf } from "../../lib/regular-hours";
import type { DayCalendar, OfferedHours } from "./offered-days";

interface Settings {
  /** IANA name. */
  timeZone: string;
  /** Minutes that a refill takes while the pharmacy is open. Absent if it takes a day or more. */
  wait?: number;
  hoursCopy: HoursCopy;
}

/**
 * Prepares the days on which a refill can be picked up for `offered-days.ts`. For the build only, which has the
 * words of hours, so that no phone has to load what writes them.
 */
export function pickupCalendar(
  { specialHours, ...regular }: Openings,
  { timeZone, wait = Infinity, hoursCopy }: Settings,
): DayCalendar {
  function hoursOf(hours: DayHours): OfferedHours {
    const periods = periodsOf(hours);
    if (periods.length === 0) return {};
    const ends = periods
      .filter(({ opens, closes }) => opens + wait < closes)
      .map(({ closes }) => closes - wait);
    return { text: hoursText(hours, hoursCopy), until: Math.max(0, ...ends) };
  }
  return {
    timeZone,
    language: hoursCopy.language,
    weeks: weeksOf(regular).map(({ last, hours }) => ({
      last: last === Infinity ? undefined : last,
      days: DAYS.map((day) => hoursOf(hours[day])),
    })),
    specialDays: Object.fromEntries(
      (specialHours ?? []).map(({ date, hours }) => [date, hoursOf(hours)]),
    ),
  };
}
