/** When the pharmacy is open on a given date: its usual week, and the days with hours of their own. */
import { DAYS, type OpenPeriod, openPeriod, type WeeklyHours } from "./opening-hours";
import { MINUTES_A_DAY, type WallMinute } from "./wall-clock";

/** A holiday or a one-off change. */
export interface SpecialDay {
  /** `2026-12-25`. */
  date: string;
  /** As staff write a day's hours. */
  hours: string;
  /** Why, as patients read it. */
  reason: string;
}

export interface Openings {
  hours: WeeklyHours;
  specialHours?: readonly SpecialDay[] | null;
}

/** Days since January 1, 1970. */
export type DayNumber = number;

export interface OpeningCalendar {
  /** The days with hours of their own. */
  specialDays: ReadonlyMap<DayNumber, SpecialDay>;
  /** When the pharmacy is open that day, on the wall clock; `null` when it is closed. */
  periodOn: (day: DayNumber) => OpenPeriod | null;
}

/** How far ahead people are told of the next opening. */
const HORIZON_DAYS = 366;

const MILLISECONDS_A_DAY = 86_400_000;

/** January 1, 1970 was a Thursday. */
const weekdayOf = (day: DayNumber) => DAYS[(day + DAYS.indexOf("thursday")) % 7] ?? "thursday";

export const dayOf = (minute: WallMinute): DayNumber => Math.floor(minute / MINUTES_A_DAY);

export function openingCalendar({ hours, specialHours }: Openings): OpeningCalendar {
  const specialDays = new Map(
    (specialHours ?? []).map((day) => [Date.parse(day.date) / MILLISECONDS_A_DAY, day]),
  );
  return {
    specialDays,
    periodOn: (day) => {
      const period = openPeriod(specialDays.get(day)?.hours ?? hours[weekdayOf(day)]);
      const midnight = day * MINUTES_A_DAY;
      return period && { opens: midnight + period.opens, closes: midnight + period.closes };
    },
  };
}

/** The periods that are not over yet, the present one included, for a year ahead. */
export function* periodsFrom(calendar: OpeningCalendar, now: WallMinute): Generator<OpenPeriod> {
  const today = dayOf(now);
  for (let day = today; day < today + HORIZON_DAYS; day += 1) {
    const period = calendar.periodOn(day);
    if (period && now < period.closes) yield period;
  }
}
