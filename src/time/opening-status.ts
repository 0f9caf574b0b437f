/** Sentences about the hours at a minute: until when it is open, and the next day with other hours. */
import { dateText, type DayCopy, dayText, type HoursCopy, timeText } from "./date-text";
import { hoursText } from "./hours-text";
import { fillIn } from "../lib/fill-in";
import { endOfSpecialDay, type OpeningCalendar, periodsFrom } from "./opening-calendar";
import { isByAppointment, type OpenPeriod } from "./opening-hours";
import { dateOfDay, dayOf, MINUTES_A_DAY, type WallMinute } from "./wall-clock";

/** Sentences with `{time}` and `{day}`. */
export type OpeningCopy = DayCopy & Queries.OpeningStatusCopy;

/** Says until or from when the pharmacy is open: `Open now, closes at 7 PM`. Empty if it does not open for a year. */
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
      : fillIn(copy.open, { time: timeText(period.closes, copy) });
  }
  const isClosedToday = calendar.specialDays.has(today) && calendar.periodsOn(today).length === 0;
  return fillIn(isClosedToday ? copy.closedToday : copy.closed, {
    day: dayText(now, period.opens, copy),
    time: timeText(period.opens, copy),
  });
}

/** Returns the copy of a status that is empty unless the pharmacy is closed. */
export const onlyWhileClosed = (
  copy: DayCopy & Pick<OpeningCopy, "closed" | "closedToday">,
): OpeningCopy => ({
  ...copy,
  open: "",
  openAllDay: "",
  byAppointment: "",
});

/** Returns the minutes of an open period at which the status may change. */
export const statusTurns = ({ opens, closes }: OpenPeriod): readonly WallMinute[] => [
  opens,
  closes - MINUTES_A_DAY,
  closes,
];

/** From yesterday, whose night may not be over. */
const DAYS_AHEAD = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Announces the next day with special hours, from a week before until it closes or its hours are as usual again, and
 * the day after it if that has special hours too: `9AM-2PM today, Christmas Eve. Closed tomorrow, Christmas Day.` Empty
 * if there is none.
 */
export function comingDayText(
  calendar: OpeningCalendar,
  now: WallMinute,
  copy: DayCopy & { comingDay: string; hours: HoursCopy },
): string {
  const today = dayOf(now);
  const lastClosing = (day: number) => calendar.periodsOn(day).at(-1)?.closes ?? Infinity;
  const coming = DAYS_AHEAD.map((ahead) => today + ahead).filter(
    (day) =>
      calendar.specialDays.has(day) &&
      now < Math.min(endOfSpecialDay(calendar, day), lastClosing(day)),
  );
  // In an evening that goes on after midnight, nobody knows which day "today" is.
  const [first = 0] = coming;
  const isNight = first < today || calendar.periodsOn(today - 1).some(({ closes }) => now < closes);
  const sentence = (day: number) => {
    const { hours, reason } = calendar.specialDays.get(day) ?? {};
    const needsDate = isNight && day <= today + 1;
    return fillIn(copy.comingDay, {
      hours: hours && hoursText(hours, copy.hours),
      day: needsDate ? dateText(dateOfDay(day), copy) : dayText(now, day * MINUTES_A_DAY, copy),
      reason,
    });
  };
  return coming
    .filter((day) => day <= first + 1)
    .map(sentence)
    .join(" ");
}
