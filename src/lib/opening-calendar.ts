/** Opening hours of a date: those of a special day, or the regular ones. */
import { calendarDay, type DayNumber, dayNumber, dayOf } from "./dates";
import {
  areSameHours,
  type DayHours,
  DAYS,
  isByAppointment,
  isClosed,
  type OpenPeriod,
  periodsOf,
} from "./opening-hours";
import { type RegularHours, weeksOf } from "./regular-hours";
import { MINUTES_A_DAY, type WallMinute } from "./wall-clock";
import type { Words } from "./words";

/** Holiday or other day with hours of its own. */
export interface SpecialDay {
  /** `2026-12-25`. */
  date: string;
  hours: DayHours;
  reason: Words;
  /** Hours of departments and of the services desk, if they do not follow from the store's. */
  departments?: readonly { name: Words; hours: DayHours }[] | null;
}

export interface Openings extends RegularHours {
  specialHours?: readonly SpecialDay[] | null;
}

export interface OpeningCalendar {
  specialDays: ReadonlyMap<DayNumber, SpecialDay>;
  hoursOn: (day: DayNumber) => DayHours;
  /** Returns the periods that open that day, in wall clock minutes. */
  periodsOn: (day: DayNumber) => readonly OpenPeriod[];
}

/** Days ahead in which we look for the next opening. */
export const HORIZON_DAYS = 366;

/** Returns the weekday: January 1, 1970 was a Thursday. */
const weekdayOf = (day: DayNumber) =>
  DAYS.at((day + DAYS.indexOf("thursday")) % DAYS.length) ?? "thursday";

export function openingCalendar({ specialHours, ...regular }: Openings): OpeningCalendar {
  const weeks = weeksOf(regular);
  const weekOn = (day: DayNumber) => weeks.find(({ last }) => day <= last)?.hours ?? regular.hours;
  const specialDays = new Map((specialHours ?? []).map((day) => [dayNumber(day.date), day]));
  const hoursOn = (day: DayNumber) => specialDays.get(day)?.hours ?? weekOn(day)[weekdayOf(day)];
  // The periods of each day: a timeline asks for the same day thousands of times.
  const cache = new Map<DayNumber, readonly OpenPeriod[]>();
  return {
    specialDays,
    hoursOn,
    periodsOn: (day) => {
      const cached = cache.get(day);
      if (cached) return cached;
      const midnight = day * MINUTES_A_DAY;
      const periods = periodsOf(hoursOn(day)).map(({ opens, closes }) => ({
        opens: midnight + opens,
        closes: midnight + closes,
      }));
      cache.set(day, periods);
      return periods;
    },
  };
}

/**
 * Yields the current and the next open periods, for a year ahead. Periods without a pause between them,
 * such as days of 24 hours, are joined.
 */
export function* periodsFrom(calendar: OpeningCalendar, now: WallMinute): Generator<OpenPeriod> {
  const today = dayOf(now);
  let last: OpenPeriod | undefined;
  // Yesterday's last period may end after midnight.
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
 * Returns the openings of a department or of the services desk. On a special day it is open while both
 * its own hours and the store's are open, unless the special day names the department's hours.
 */
export function departmentOpenings(
  store: Openings,
  { name, hours, hoursFrom }: RegularHours & { name: Words },
): Openings {
  const own = openingCalendar({ hours, hoursFrom });
  const storeCalendar = openingCalendar(store);

  function sharedHours(day: DayNumber, special: DayHours): DayHours {
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
    return shared;
  }

  const specialHours = [...storeCalendar.specialDays].flatMap(([day, special]) => {
    const named = special.departments?.find((department) => department.name === name);
    const hours = named?.hours ?? sharedHours(day, special.hours);
    return areSameHours(hours, own.hoursOn(day)) ? [] : { ...special, hours };
  });
  return { hours, hoursFrom, specialHours };
}

const HALF_A_YEAR_MS = 183 * 86_400_000;

/** Special days from today on, in order. */
interface ComingDays<Day> {
  /** Days of the next half year and one more, so that a page built half a year ago still has one. */
  soon: Day[];
  later: Day[];
}

/**
 * Sorts the special days that are not over.
 *
 * @param timeZone IANA name
 * @param now milliseconds since 1970
 */
export function comingDays<Day extends { date: string }>(
  days: readonly Day[],
  timeZone: string,
  now = Date.now(),
): ComingDays<Day> {
  const today = calendarDay(now, timeZone);
  const farAhead = calendarDay(now + HALF_A_YEAR_MS, timeZone);
  const coming = days
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date));
  const later = coming.filter(({ date }) => date > farAhead).slice(1);
  return { soon: coming.slice(0, coming.length - later.length), later };
}
