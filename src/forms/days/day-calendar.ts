import { hoursText } from "../../time/hours-text";
import type { HoursCopy } from "../../time/date-text";
import { dayNumber } from "../../time/wall-clock";
import { type Openings, weekdayOf, weeksOf } from "../../time/opening-calendar";
import { type Day, type DayHours, DAYS, periodsOf } from "../../time/opening-hours";
import type { DayCalendar, OfferedHours } from "./offered-days";

/** Prepares days for `offered-days.ts`. For the build only, so that no phone loads what writes hours in words. */
function dayCalendar(
  { specialHours, hours, hoursFrom }: Openings,
  { timeZone, language }: Pick<DayCalendar, "timeZone" | "language">,
  offer: (hours: DayHours, day: Day, isSpecial: boolean) => OfferedHours,
): DayCalendar {
  const ifOpen = (ofDay: DayHours, day: Day, isSpecial: boolean) =>
    periodsOf(ofDay).length === 0 ? {} : offer(ofDay, day, isSpecial);
  return {
    timeZone,
    language,
    weeks: weeksOf({ hours, hoursFrom }).map((week) => ({
      last: week.last === Infinity ? undefined : week.last,
      days: DAYS.map((day) => ifOpen(week.hours[day], day, false)),
    })),
    specialDays: Object.fromEntries(
      (specialHours ?? []).map((special) => [
        special.date,
        ifOpen(special.hours, weekdayOf(dayNumber(special.date)), true),
      ]),
    ),
  };
}

interface PickupSettings {
  /** IANA name. */
  timeZone: string;
  /** Minutes that a refill takes while the pharmacy is open. Absent if it takes a day or more. */
  wait?: number;
  hoursCopy: HoursCopy;
}

/** Returns the days on which a refill can be picked up, with the opening hours. */
export const pickupCalendar = (
  openings: Openings,
  { timeZone, wait = Infinity, hoursCopy }: PickupSettings,
): DayCalendar =>
  dayCalendar(openings, { timeZone, language: hoursCopy.language }, (hours) => {
    const ends = periodsOf(hours)
      .filter(({ opens, closes }) => opens + wait < closes)
      .map(({ closes }) => closes - wait);
    return { text: hoursText(hours, hoursCopy), until: Math.max(0, ...ends) };
  });

interface DeliverySettings {
  /** IANA name. */
  timeZone: string;
  language: string;
  /** Days of the week on which the pharmacy delivers. */
  days: readonly string[];
  /** Words for the time of the day. */
  time?: string | null;
}

/**
 * Returns the days on which the pharmacy delivers and is open. Nobody says until when a refill of today is
 * delivered today, so today is not one of them. The usual time of the day is not promised for special days.
 */
export const deliveryCalendar = (
  openings: Openings,
  { timeZone, language, days, time }: DeliverySettings,
): DayCalendar =>
  dayCalendar(openings, { timeZone, language }, (_, day, isSpecial) =>
    days.includes(day) ? { text: (!isSpecial && time) || undefined, until: 0 } : {},
  );
