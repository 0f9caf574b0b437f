import { type DayCopy, dayText } from "./day-text";
import { fillIn } from "./fill-in";
import { dayOf, type OpeningCalendar, periodsFrom } from "./opening-calendar";
import { isByAppointment, type OpenPeriod } from "./opening-hours";
import { clockText, MINUTES_A_DAY, type WallMinute } from "./wall-clock";

/** The sentences, with `{time}`, `{day}` and `{reason}` where the facts go. */
export interface OpeningCopy extends DayCopy {
  open: string;
  /** When nobody closes for a day to come. */
  openAllDay: string;
  /** On a day for which people have to ask before they come. */
  byAppointment: string;
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
  const today = dayOf(now);
  const isOpen = period && period.opens <= now;
  if (!isOpen && isByAppointment(calendar.hoursOn(today))) return copy.byAppointment;
  if (!period) return "";
  if (isOpen) {
    return period.closes - now > MINUTES_A_DAY
      ? copy.openAllDay
      : fillIn(copy.open, { time: clockText(period.closes) });
  }
  const specialDay = calendar.specialDays.get(today);
  const isClosedToday = specialDay && calendar.periodsOn(today).length === 0;
  return fillIn(isClosedToday ? copy.closedToday : copy.closed, {
    day: dayText(now, period.opens, copy),
    time: clockText(period.opens),
    reason: specialDay?.reason,
  });
}

/** The minutes of an open period at which the status may change. */
export const statusTurns = ({ opens, closes }: OpenPeriod): readonly WallMinute[] => [
  opens,
  closes - MINUTES_A_DAY,
  closes,
];
