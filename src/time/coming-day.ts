import { dateOfDay, dateText, dayOf, dayText } from "./dates";
import { fillIn } from "../lib/fill-in";
import { type HoursCopy, hoursText } from "./hours-text";
import type { DayCopy } from "../lib/language";
import { endOfSpecialDay, type OpeningCalendar } from "./opening-calendar";
import type { OpenPeriod } from "./opening-hours";
import { MINUTES_A_DAY, type WallMinute } from "./wall-clock";
import type { Words } from "../lib/words";

const DAYS_AHEAD = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Announces the next day with special hours, from a week before until it closes or its hours are as usual again:
 * `Closed Thursday, Thanksgiving Day.`
 *
 * @param copy `comingDay` is a sentence with `{hours}`, `{day}` and `{reason}`
 * @returns an empty string if there is none in the next seven days
 */
export function comingDayText(
  calendar: OpeningCalendar,
  now: WallMinute,
  copy: DayCopy & { comingDay: Words; hours: HoursCopy },
): Words {
  const today = dayOf(now);
  const lastClosing = (day: number) => calendar.periodsOn(day).at(-1)?.closes ?? Infinity;
  const coming = DAYS_AHEAD.map((ahead) => today + ahead).find(
    (day) =>
      calendar.specialDays.has(day) &&
      now < Math.min(endOfSpecialDay(calendar, day), lastClosing(day)),
  );
  if (coming === undefined) return "";
  const { hours, reason } = calendar.specialDays.get(coming) ?? {};
  // In an evening that goes on after midnight, nobody knows which day "today" is. Seven days ahead, the weekday is
  // today's.
  const isNight = calendar.periodsOn(today - 1).some(({ closes }) => now < closes);
  const needsDate = coming === today + 7 || (isNight && coming <= today + 1);
  return fillIn(copy.comingDay, {
    hours: hours && hoursText(hours, copy.hours),
    day: needsDate ? dateText(dateOfDay(coming), copy) : dayText(now, coming * MINUTES_A_DAY, copy),
    reason,
  });
}

/** Returns the minutes of an open period at which another day may be announced. */
export const comingDayTurns = ({ opens, closes }: OpenPeriod): readonly WallMinute[] => [
  opens,
  closes,
];
