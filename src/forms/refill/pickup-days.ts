import { MINUTES_A_DAY, wallMinute } from "../../lib/wall-clock";
import { joined, type Words } from "../../lib/words";
import type { Option } from "../core/form-definition";

/** One day's hours. Empty if the pharmacy is closed. */
export interface PickupHours {
  text?: Words;
  /** Minute of the day until which a refill can be ordered that is ready on the same day. */
  until?: number;
}

/** Hours of all days, with their words, as `pickup-calendar.ts` prepares them for the browser. */
export interface PickupCalendar {
  /** IANA name. */
  timeZone: string;
  /** BCP 47. */
  language: string;
  /** Regular hours, from Monday on, until a day that is counted from January 1, 1970. */
  weeks: readonly { last?: number; days: readonly PickupHours[] }[];
  /** By date: `2026-12-25`. */
  specialDays: Readonly<Record<string, PickupHours>>;
}

/** Days to choose from. */
const COUNT = 6;

const HORIZON_DAYS = 366;

/**
 * Returns the next days on which a refill that is ordered now can be picked up, each with its hours:
 * `Friday, November 27: 9AM-5PM`. Today is one of them only if there is time to fill it before closing.
 *
 * @param now milliseconds since 1970
 */
export function pickupDays(
  { timeZone, language, weeks, specialDays }: PickupCalendar,
  now = Date.now(),
): Option[] {
  const minute = wallMinute(now, timeZone);
  const format = new Intl.DateTimeFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  const options: Option[] = [];
  const today = Math.floor(minute / MINUTES_A_DAY);
  for (let day = today; day < today + HORIZON_DAYS && options.length < COUNT; day += 1) {
    const midnight = day * MINUTES_A_DAY;
    const date = new Date(midnight * 60_000);
    const name = date.toISOString().slice(0, 10);
    const week = weeks.find(({ last = Infinity }) => day <= last);
    // January 1, 1970 was a Thursday.
    const { text, until } = specialDays[name] ?? week?.days[(day + 3) % 7] ?? {};
    if (until === undefined || minute >= midnight + until) continue;
    options.push({ name, label: joined([format.format(date), text ?? ""], ": ") });
  }
  return options;
}
