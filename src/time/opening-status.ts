import { dayOf, dayText, timeText } from "./dates";
import { fillIn } from "../lib/fill-in";
import type { DayCopy } from "../lib/language";
import { type OpeningCalendar, periodsFrom } from "./opening-calendar";
import { isByAppointment, type OpenPeriod } from "./opening-hours";
import { MINUTES_A_DAY, type WallMinute } from "./wall-clock";
import type { Words } from "../lib/words";

/** Sentences with `{time}`, `{day}` and `{reason}`. */
export interface OpeningCopy extends DayCopy {
  open: Words;
  /** Open for at least another 24 hours. */
  openAllDay: Words;
  byAppointment: Words;
  closed: Words;
  /** Closed all day on a special day. */
  closedToday: Words;
}

/**
 * Says if the pharmacy is open, and until or from when: `Open now, closes at 7 PM`.
 *
 * @returns an empty string if the pharmacy does not open within a year
 */
export function openingStatus(
  calendar: OpeningCalendar,
  now: WallMinute,
  copy: OpeningCopy,
): Words {
  const [period] = periodsFrom(calendar, now);
  const today = dayOf(now);
  const isOpen = period && period.opens <= now;
  if (!isOpen && isByAppointment(calendar.hoursOn(today))) return copy.byAppointment;
  if (!period) return "";
  if (isOpen) {
    return period.closes - now > MINUTES_A_DAY
      ? copy.openAllDay
      : fillIn(copy.open, { time: timeText(period.closes, copy) });
  }
  const specialDay = calendar.specialDays.get(today);
  const isClosedToday = specialDay && calendar.periodsOn(today).length === 0;
  return fillIn(isClosedToday ? copy.closedToday : copy.closed, {
    day: dayText(now, period.opens, copy),
    time: timeText(period.opens, copy),
    reason: specialDay?.reason,
  });
}

/** True between two openings, except on days by appointment. */
export function isClosedAt(calendar: OpeningCalendar, now: WallMinute): boolean {
  const [next] = periodsFrom(calendar, now);
  return next !== undefined && next.opens > now && !isByAppointment(calendar.hoursOn(dayOf(now)));
}

/** Returns the minutes of an open period at which the status may change. */
export const statusTurns = ({ opens, closes }: OpenPeriod): readonly WallMinute[] => [
  opens,
  closes - MINUTES_A_DAY,
  closes,
];
