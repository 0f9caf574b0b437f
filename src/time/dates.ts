import { fillIn } from "../lib/fill-in";
import { clockOf, type DayCopy, weekdayName, writtenMonthAndDay } from "../lib/language";
import { clockText } from "./clock-text";
import { MINUTES_A_DAY, type WallMinute, wallMinute } from "./wall-clock";
import type { Words } from "../lib/words";

/** Days since January 1, 1970. */
export type DayNumber = number;

const MS_A_DAY = 86_400_000;
const MS_A_MINUTE = 60_000;
const MS_A_QUARTER_HOUR = 15 * MS_A_MINUTE;
/** Milliseconds: more than clocks are ever changed by. */
const MOST_CHANGED = 3 * 60 * MS_A_MINUTE;

/** Parses `2026-12-25`. */
export const dayNumber = (day: string): DayNumber => Date.parse(day) / MS_A_DAY;

/** Returns the day's midnight in UTC. */
export const dateOfDay = (day: DayNumber) => new Date(day * MS_A_DAY);

/** Formats a day as `2026-12-25`. */
export const isoDate = (day: DayNumber) => dateOfDay(day).toISOString().slice(0, 10);

/** Returns the day of a minute on the wall clock. */
export const dayOf = (minute: WallMinute): DayNumber => Math.floor(minute / MINUTES_A_DAY);

/**
 * Returns the date in a time zone, as `2026-12-25`.
 *
 * @param moment milliseconds since 1970
 * @param timeZone IANA name
 */
export const calendarDay = (moment: number, timeZone: string) =>
  // Swedish dates have the ISO format.
  new Date(moment).toLocaleDateString("sv", { timeZone });

/**
 * Returns the first moment at which the clocks of a time zone show a minute or a later one, in milliseconds since
 * 1970. They skip an hour when daylight saving begins, and show one twice when it ends.
 */
export function firstMoment(minute: WallMinute, timeZone: string): number {
  const shown = (at: number) => wallMinute(at, timeZone);
  const inGreenwich = minute * MS_A_MINUTE;
  const nearby = 2 * inGreenwich - shown(inGreenwich) * MS_A_MINUTE - MOST_CHANGED;
  let moment = Math.floor(nearby / MS_A_QUARTER_HOUR) * MS_A_QUARTER_HOUR;
  // Time zones differ by quarters of an hour, and clocks change at one.
  while (shown(moment) + 15 <= minute && shown(moment + MS_A_QUARTER_HOUR) <= minute) {
    moment += MS_A_QUARTER_HOUR;
  }
  return moment + Math.min((minute - shown(moment)) * MS_A_MINUTE, MS_A_QUARTER_HOUR);
}

/** Returns the end of a day in a time zone, in milliseconds since 1970. */
export const endOfDay = (day: string, timeZone: string): number =>
  firstMoment((dayNumber(day) + 1) * MINUTES_A_DAY, timeZone);

/** Returns the current day in a time zone. */
export const presentDay = (timeZone: string): DayNumber =>
  dayNumber(calendarDay(Date.now(), timeZone));

/** Returns the current year in a time zone. */
export const presentYear = (timeZone: string) =>
  Number(calendarDay(Date.now(), timeZone).slice(0, 4));

export const dateText = (date: Date, { language, onDate }: DayCopy) =>
  fillIn(onDate, { date: writtenMonthAndDay(date, language) });

/** Names the day of `then` relative to `now`: today, tomorrow, `Monday`, or `January 4`. */
export function dayText(now: WallMinute, then: WallMinute, copy: DayCopy): Words {
  const daysAhead = dayOf(then) - dayOf(now);
  if (daysAhead === 0) return copy.today;
  if (daysAhead === 1) return copy.tomorrow;
  const date = dateOfDay(dayOf(then));
  // More than a week ahead, a weekday would name the wrong day.
  return daysAhead <= 7
    ? fillIn(copy.onWeekday, { weekday: weekdayName(date, copy.language) })
    : dateText(date, copy);
}

/** Writes a time as a sentence needs it: `7 PM`, or in Spanish `la 1 p. m.` and `las 7 p. m.` */
export function timeText(minute: WallMinute, { language, atTime }: DayCopy): Words {
  const hour = Math.floor(minute / 60) % 12 || 12;
  const isOne = new Intl.PluralRules(language).select(hour) === "one";
  return fillIn(isOne ? atTime.one : atTime.other, {
    time: clockText(minute, clockOf(language)),
  });
}
