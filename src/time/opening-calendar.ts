/** Opening hours of a date: those of a special day, or those of the usual week or of one that replaces it from a date on. */
import {
  areSameHours,
  type DayHours,
  DAYS,
  isByAppointment,
  isClosed,
  type OpenPeriod,
  periodsOf,
  type WeeklyHours,
} from "./opening-hours";
import {
  calendarDay,
  type DayNumber,
  dayNumber,
  dayOf,
  MINUTES_A_DAY,
  type WallMinute,
  wallMinute,
} from "./wall-clock";

/** Hours of the store or of a department, without special days. */
export interface RegularHours {
  hours: WeeklyHours;
  /** Weeks that replace it, each from a date on, in any order. */
  hoursFrom?: readonly { date: string; hours: WeeklyHours }[] | null;
}

/** Hours of a week, with the days on which they hold. */
export interface Week {
  hours: WeeklyHours;
  first: DayNumber;
  last: DayNumber;
}

/** Returns the weeks in order: the usual one first, without a first day, and the last one without end. */
export function weeksOf({ hours, hoursFrom }: RegularHours): Week[] {
  const changes = (hoursFrom ?? [])
    .map((change) => ({ first: dayNumber(change.date), hours: change.hours }))
    .sort((one, other) => one.first - other.first);
  return [{ first: -Infinity, hours }, ...changes].map((week, index) => ({
    ...week,
    last: (changes[index]?.first ?? Infinity) - 1,
  }));
}

/** Returns the week in effect, and those that follow it. */
export function comingWeeks(regular: RegularHours, timeZone: string, now = Date.now()): Week[] {
  const today = dayNumber(calendarDay(now, timeZone));
  return weeksOf(regular).filter(({ last }) => last >= today);
}

/** Holiday or other day with hours of its own. */
export interface SpecialDay {
  /** `2026-12-25`. */
  date: string;
  hours: DayHours;
  reason: string;
  /** Hours of departments and of the services desk, if they do not follow from the store's. */
  departments?: readonly { name: string; hours: DayHours }[] | null;
}

export interface Openings extends RegularHours {
  specialHours?: readonly SpecialDay[] | null;
}

export interface OpeningCalendar {
  specialDays: ReadonlyMap<DayNumber, SpecialDay>;
  hoursOn: (day: DayNumber) => DayHours;
  /** Returns the hours of a day if it were not special. */
  usualHoursOn: (day: DayNumber) => DayHours;
  /** Returns the periods that open that day, in wall clock minutes. */
  periodsOn: (day: DayNumber) => readonly OpenPeriod[];
}

/** Days ahead in which we look for the next opening. */
export const HORIZON_DAYS = 366;

/** Returns the weekday: January 1, 1970 was a Thursday. */
export const weekdayOf = (day: DayNumber) =>
  DAYS.at((day + DAYS.indexOf("thursday")) % DAYS.length) ?? "thursday";

/** Returns the periods of a day in wall clock minutes. */
function periodsInMinutes(hours: DayHours, day: DayNumber): OpenPeriod[] {
  const midnight = day * MINUTES_A_DAY;
  return periodsOf(hours).map(({ opens, closes }) => ({
    opens: midnight + opens,
    closes: midnight + closes,
  }));
}

export function openingCalendar({ specialHours, ...regular }: Openings): OpeningCalendar {
  const weeks = weeksOf(regular);
  const weekOn = (day: DayNumber) => weeks.find(({ last }) => day <= last)?.hours ?? regular.hours;
  const specialDays = new Map((specialHours ?? []).map((day) => [dayNumber(day.date), day]));
  const usualHoursOn = (day: DayNumber) => weekOn(day)[weekdayOf(day)];
  const hoursOn = (day: DayNumber) => specialDays.get(day)?.hours ?? usualHoursOn(day);
  // The periods of each day: a timeline asks for the same day thousands of times.
  const cache = new Map<DayNumber, readonly OpenPeriod[]>();
  return {
    specialDays,
    hoursOn,
    usualHoursOn,
    periodsOn: (day) => {
      const cached = cache.get(day);
      if (cached) return cached;
      const periods = periodsInMinutes(hoursOn(day), day);
      cache.set(day, periods);
      return periods;
    },
  };
}

/** Yields the current and the next open periods, for a year ahead, joined where there is no pause between them. */
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
  { name, hours, hoursFrom }: RegularHours & { name: string },
): Openings {
  const own = openingCalendar({ hours, hoursFrom });
  const storeCalendar = openingCalendar(store);

  function sharedHours(day: DayNumber, special: DayHours): DayHours {
    const usual = own.hoursOn(day);
    if (isClosed(usual)) return usual;
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

const includes = (periods: readonly OpenPeriod[], minute: number) =>
  periods.some(({ opens, closes }) => opens <= minute && minute < closes);

/**
 * Returns the minute from which a special day is over: the end of the day or of its night, or earlier if the hours are
 * as usual from then on.
 */
export function endOfSpecialDay(calendar: OpeningCalendar, day: DayNumber): WallMinute {
  const own = calendar.periodsOn(day);
  const usual = periodsInMinutes(calendar.usualHoursOn(day), day);
  const changes = [...own, ...usual].flatMap(({ opens, closes }) => [opens, closes]);
  // Until a change, the hours are those of the minute before it.
  const lastDifference = changes
    .filter((minute) => includes(own, minute - 1) !== includes(usual, minute - 1))
    .toSorted((one, other) => one - other)
    .at(-1);
  const hasDepartments = calendar.specialDays.get(day)?.departments?.length;
  const isUsualAgain = lastDifference && own.some(({ closes }) => closes > lastDifference);
  return isUsualAgain && !hasDepartments
    ? lastDifference
    : Math.max((day + 1) * MINUTES_A_DAY, ...changes);
}

/** Days ahead of which a page shows all special days. */
const DAYS_SHOWN = 183;

/** Sorts the special days that are not over. */
export function comingDays(openings: Openings & { timeZone: string }, now = Date.now()) {
  const calendar = openingCalendar(openings);
  const minute = wallMinute(now, openings.timeZone);
  const coming = [...calendar.specialDays.keys()]
    .filter((day) => minute < endOfSpecialDay(calendar, day))
    .sort((one, other) => one - other);
  // One day more is soon, so that a page built half a year ago still has one.
  const later = coming.filter((day) => day > dayOf(minute) + DAYS_SHOWN).slice(1);
  const daysOf = (numbers: readonly DayNumber[]) =>
    numbers.flatMap((day) => calendar.specialDays.get(day) ?? []);
  return { soon: daysOf(coming.filter((day) => !later.includes(day))), later: daysOf(later) };
}
