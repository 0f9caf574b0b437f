import { dateOfDay, dayOf, isoDate } from "../../lib/dates";
import { hoursText, type HoursCopy } from "../../lib/hours-text";
import { HORIZON_DAYS, openingCalendar, type Openings } from "../../lib/opening-calendar";
import type { OpenPeriod } from "../../lib/opening-hours";
import { wallMinute } from "../../lib/wall-clock";
import { joined } from "../../lib/words";
import type { Option } from "../core/form-definition";

export interface Pickup {
  openings: Openings;
  /** IANA name. */
  timeZone: string;
  /** Minutes that a refill takes while the pharmacy is open. Absent if it takes a day or more. */
  wait?: number;
  hoursCopy: HoursCopy;
}

/** Days to choose from. */
const COUNT = 6;

/**
 * Returns the next days on which a refill that is ordered now can be picked up, each with its hours:
 * `Friday, November 27: 9AM-5PM`. Today is one of them only if there is time to fill it before closing.
 *
 * @param now milliseconds since 1970
 */
export function pickupDays(
  { openings, timeZone, wait, hoursCopy }: Pickup,
  now = Date.now(),
): Option[] {
  const minute = wallMinute(now, timeZone);
  const calendar = openingCalendar(openings);
  const format = new Intl.DateTimeFormat(hoursCopy.language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  const days: Option[] = [];
  const today = dayOf(minute);
  for (let day = today; day < today + HORIZON_DAYS && days.length < COUNT; day += 1) {
    const isInTime = ({ opens, closes }: OpenPeriod) =>
      wait === undefined ? day > today : Math.max(minute, opens) + wait < closes;
    if (!calendar.periodsOn(day).some((period) => days.length > 0 || isInTime(period))) continue;
    days.push({
      name: isoDate(day),
      label: joined(
        [format.format(dateOfDay(day)), hoursText(calendar.hoursOn(day), hoursCopy)],
        ": ",
      ),
    });
  }
  return days;
}
