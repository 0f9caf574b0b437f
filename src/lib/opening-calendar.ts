/** When the pharmacy is open on a given date: its usual week, its seasons, and its special days. */
import { type DayNumber, dayNumber } from "./dates";
import { DAYS, type OpenPeriod, openPeriods } from "./opening-hours";
import { type RegularHours, type Season, seasonFinder } from "./seasons";
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

export interface Openings extends RegularHours {
  specialHours?: readonly SpecialDay[] | null;
}

export interface OpeningCalendar {
  /** The days with hours of their own. */
  specialDays: ReadonlyMap<DayNumber, SpecialDay>;
  /** The season that day is in. */
  seasonOn: (day: DayNumber) => Season | undefined;
  /** What staff wrote for that day: as a special day, for its season, or for the usual week. */
  hoursOn: (day: DayNumber) => string;
  /** When the pharmacy opens that day, and when it closes again, on the wall clock. */
  periodsOn: (day: DayNumber) => readonly OpenPeriod[];
}

/** How far ahead people are told of the next opening. */
const HORIZON_DAYS = 366;

/** January 1, 1970 was a Thursday. */
const weekdayOf = (day: DayNumber) =>
  DAYS.at((day + DAYS.indexOf("thursday")) % DAYS.length) ?? "thursday";

export const dayOf = (minute: WallMinute): DayNumber => Math.floor(minute / MINUTES_A_DAY);

export function openingCalendar({ hours, seasonalHours, specialHours }: Openings): OpeningCalendar {
  const seasonOn = seasonFinder(seasonalHours ?? []);
  const specialDays = new Map((specialHours ?? []).map((day) => [dayNumber(day.date), day]));
  const hoursOn = (day: DayNumber) =>
    specialDays.get(day)?.hours ?? (seasonOn(day)?.hours ?? hours)[weekdayOf(day)];
  // The days of a year are read again for every minute of a timeline.
  const periodsOfDays = new Map<DayNumber, readonly OpenPeriod[]>();
  return {
    specialDays,
    seasonOn,
    hoursOn,
    periodsOn: (day) => {
      const known = periodsOfDays.get(day);
      if (known) return known;
      const midnight = day * MINUTES_A_DAY;
      const periods = openPeriods(hoursOn(day)).map(({ opens, closes }) => ({
        opens: midnight + opens,
        closes: midnight + closes,
      }));
      periodsOfDays.set(day, periods);
      return periods;
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
