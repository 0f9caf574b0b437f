import { type DayCopy, dayText } from "./day-text";
import { fillIn } from "./fill-in";
import { dayOf, type OpeningCalendar, periodsFrom } from "./opening-calendar";
import { clockText, type WallMinute } from "./wall-clock";

/** The sentences, with `{time}`, `{day}` and `{reason}` where the facts go. */
export interface OpeningCopy extends DayCopy {
  open: string;
  closed: string;
  /** All day, on a day with hours of its own. */
  closedToday: string;
}

/**
 * Whether the pharmacy is open, and until or from when: `Open now, closes at 7 PM`.
 *
 * @returns an empty text when the pharmacy does not open within a year
 */
export function openingStatus(
  calendar: OpeningCalendar,
  now: WallMinute,
  copy: OpeningCopy,
): string {
  const [period] = periodsFrom(calendar, now);
  if (!period) return "";
  if (period.opens <= now) return fillIn(copy.open, { time: clockText(period.closes) });
  const specialDay = calendar.specialDays.get(dayOf(now));
  const isClosedToday = specialDay && !calendar.periodOn(dayOf(now));
  return fillIn(isClosedToday ? copy.closedToday : copy.closed, {
    day: dayText(now, period.opens, copy),
    time: clockText(period.opens),
    reason: specialDay?.reason,
  });
}
