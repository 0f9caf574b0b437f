import { MINUTES_A_DAY, wallMinute } from "../../time/wall-clock";

/** One day's hours. Empty if the day is never offered. */
export interface OfferedHours {
  text?: string;
  /** Minute of the day until which the day is offered; more than 1440 in the night after it. */
  until?: number;
}

/** Days to choose from, with their words, as `day-calendar.ts` prepares them for the browser. */
export interface DayCalendar {
  /** IANA name. */
  timeZone: string;
  /** BCP 47. */
  language: string;
  /** Regular days, from Monday on, until a day that is counted from January 1, 1970. */
  weeks: readonly { last?: number; days: readonly OfferedHours[] }[];
  /** By date: `2026-12-25`. */
  specialDays: Readonly<Record<string, OfferedHours>>;
}

/** Days to choose from. */
const COUNT = 6;

const HORIZON_DAYS = 366;

interface OfferedDay {
  /** `2026-11-27` */
  date: string;
  hours: string;
}

/** Returns the next days that can be chosen. Today is one of them only if there is still time. */
export function offeredDays(
  { timeZone, weeks, specialDays }: DayCalendar,
  now = Date.now(),
): OfferedDay[] {
  const minute = wallMinute(now, timeZone);
  const offered: OfferedDay[] = [];
  const today = Math.floor(minute / MINUTES_A_DAY);
  // Yesterday's hours may end after midnight.
  for (let day = today - 1; day < today + HORIZON_DAYS && offered.length < COUNT; day += 1) {
    const midnight = day * MINUTES_A_DAY;
    const date = new Date(midnight * 60_000).toISOString().slice(0, 10);
    const week = weeks.find(({ last = Infinity }) => day <= last);
    // January 1, 1970 was a Thursday.
    const { text = "", until } = specialDays[date] ?? week?.days[(day + 3) % 7] ?? {};
    if (until !== undefined && minute < midnight + until) offered.push({ date, hours: text });
  }
  return offered;
}

/** Formats `2026-11-27` as `Friday, November 27`. */
export const dayText = (date: string, { language }: DayCalendar) =>
  new Date(date).toLocaleDateString(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
