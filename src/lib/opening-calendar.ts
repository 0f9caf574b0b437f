/** When the pharmacy is open on a given date: its usual week, its seasons, and its special days. */
import { type DayNumber, dayNumber } from "./dates";
import {
  DAYS,
  isByAppointment,
  isClosed,
  type OpenPeriod,
  openPeriods,
  writtenHours,
} from "./opening-hours";
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
  /** Departments, and the services desk, whose hours that day do not follow from the store's. */
  departments?: readonly { name: string; hours: string }[] | null;
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

/**
 * The openings of a department, or of the services desk: its own week, and the special days that
 * change it. On a special day it is open while both its own week and the store's hours say so, unless
 * that day names its hours.
 */
export function departmentOpenings(
  store: Openings,
  { name, hours, seasonalHours }: RegularHours & { name: string },
): Openings {
  const own = openingCalendar({ hours, seasonalHours });
  const storeCalendar = openingCalendar(store);

  function sharedHours(day: DayNumber, special: string): string {
    const usual = own.hoursOn(day);
    if (isClosed(usual)) return usual;
    if (isClosed(special)) return special;
    if (isByAppointment(usual)) return usual;
    if (isByAppointment(special)) return special;
    const midnight = day * MINUTES_A_DAY;
    const shared: OpenPeriod[] = [];
    for (const open of periodsFrom(storeCalendar, midnight)) {
      if (open.opens >= midnight + MINUTES_A_DAY) break;
      for (const period of own.periodsOn(day)) {
        const opens = Math.max(open.opens, period.opens) - midnight;
        const closes = Math.min(open.closes, period.closes) - midnight;
        if (opens < closes) shared.push({ opens, closes });
      }
    }
    return writtenHours(shared);
  }

  const specialHours = [...storeCalendar.specialDays].flatMap(([day, special]) => {
    const named = special.departments?.find((it) => it.name === name);
    const hours = named?.hours ?? sharedHours(day, special.hours);
    return hours === own.hoursOn(day) ? [] : { ...special, hours };
  });
  return { hours, seasonalHours, specialHours };
}
