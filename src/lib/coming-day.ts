import { dateOfDay, dateText, dayOf, dayText } from "./dates";
import { fillIn } from "./fill-in";
import { type HoursCopy, hoursText } from "./hours-text";
import type { DayCopy } from "./language";
import type { OpeningCalendar } from "./opening-calendar";
import { MINUTES_A_DAY, type WallMinute } from "./wall-clock";
import type { Words } from "./words";

const DAYS_AHEAD = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Announces the next day with special hours, from a week before until it is over: `Closed Thursday,
 * Thanksgiving Day.`
 *
 * @param copy `comingDay` is a sentence with `{hours}`, `{day}` and `{reason}`
 * @returns an empty string if today and the next seven days have usual hours
 */
export function comingDayText(
  calendar: OpeningCalendar,
  now: WallMinute,
  copy: DayCopy & { comingDay: Words; hours: HoursCopy },
): Words {
  const today = dayOf(now);
  const ahead = DAYS_AHEAD.find((days) => calendar.specialDays.has(today + days));
  if (ahead === undefined) return "";
  const coming = today + ahead;
  const { hours, reason } = calendar.specialDays.get(coming) ?? {};
  return fillIn(copy.comingDay, {
    hours: hours && hoursText(hours, copy.hours),
    // Seven days ahead, the weekday is today's.
    day:
      ahead === 7 ? dateText(dateOfDay(coming), copy) : dayText(now, coming * MINUTES_A_DAY, copy),
    reason,
  });
}
