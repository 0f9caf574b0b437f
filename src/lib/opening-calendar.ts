/** When the pharmacy is open on a given date: its usual week, and the days with hours of their own. */
import { DAYS, type OpenPeriod, openPeriods, type WeeklyHours } from "./opening-hours";
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
  /** What staff wrote for that day. */
  hoursOn: (day: DayNumber) => string;
  /** When the pharmacy opens that day, and when it closes again, on the wall clock. */
  periodsOn: (day: DayNumber) => readonly OpenPeriod[];
}

/** How far ahead people are told of the next opening. */
const HORIZON_DAYS = 366;

const MILLISECONDS_A_DAY = 86_400_000;

/** January 1, 1970 was a Thursday. */
const weekdayOf = (day: DayNumber) =>
  DAYS.at((day + DAYS.indexOf("thursday")) % DAYS.length) ?? "thursday";

export const dayOf = (minute: WallMinute): DayNumber => Math.floor(minute / MINUTES_A_DAY);

export function openingCalendar({ hours, specialHours }: Openings): OpeningCalendar {
  const specialDays = new Map(
    (specialHours ?? []).map((day) => [Date.parse(day.date) / MILLISECONDS_A_DAY, day]),
  );
  const hoursOn = (day: DayNumber) => specialDays.get(day)?.hours ?? hours[weekdayOf(day)];
  // The days of a year are read again for every minute of a timeline.
  const texts = [...Object.values(hours), ...(specialHours ?? []).map((day) => day.hours)];
  const periodsOf = new Map(texts.map((text) => [text, openPeriods(text)]));
  return {
    specialDays,
    hoursOn,
    periodsOn: (day) => {
      const midnight = day * MINUTES_A_DAY;
      return (periodsOf.get(hoursOn(day)) ?? []).map(({ opens, closes }) => ({
        opens: midnight + opens,
        closes: midnight + closes,
      }));
    },
  };
}

/**
 * The periods that are not over yet, the present one included, for a year ahead. Periods between
 * which the door stays open, such as days of 24 hours, are one.
 */
export function* periodsFrom(calendar: OpeningCalendar, now: WallMinute): Generator<OpenPeriod> {
  const today = dayOf(now);
  let last: OpenPeriod | undefined;
  // The day before may go on after midnight.
  for (let day = today - 1; day < today + HORIZON_DAYS; day += 1) {
    for (const { opens, closes } of calendar.periodsOn(day)) {
      if (last && opens <= last.closes) {
        last = { opens: last.opens, closes: Math.max(closes, last.closes) };
        continue;
      }
      if (last && now < last.closes) yield last;
      last = { opens, closes };
    }
  }
  if (last && now < last.closes) yield last;
}
