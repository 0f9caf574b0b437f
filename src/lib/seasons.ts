/** Seasons: parts of every year with other opening hours. */
import { dateOfDay, type DayNumber, dayNumber } from "./dates";
import { DEFAULT_LANGUAGE, monthName, writtenMonthAndDay } from "./language";
import type { WeeklyHours } from "./opening-hours";
import type { Words } from "./words";

export interface Season {
  /** `Summer hours`. */
  name: Words;
  /** First day: `June 1`. */
  from: string;
  /** Last day. In the next year if it is before `from`. */
  through: string;
  hours: WeeklyHours;
}

/** Hours of the store or of a department, without special days. */
export interface RegularHours {
  /** The usual week. */
  hours: WeeklyHours;
  seasonalHours?: readonly Season[] | null;
}

/** Year that stands for every year: a leap year, because only it has February 29. */
const LEAP_YEAR = 2000;

export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  monthName(new Date(Date.UTC(LEAP_YEAR, month)), DEFAULT_LANGUAGE),
);

/** Pattern of a day of the year, for JSON Schema, which cannot call `parseDayOfYear`. */
export const DAY_OF_YEAR_PATTERN = new RegExp(
  `^(?:${MONTHS.join("|")}) (?:[1-9]|[12][0-9]|3[01])$`,
);

/** Day of every year, in milliseconds since 1970 in the leap year. */
type DayOfYear = number;

/**
 * Parses a day of every year, which staff write in English.
 *
 * @param value `June 1`
 * @returns `undefined` if there is no such day
 */
export function parseDayOfYear(value: string): DayOfYear | undefined {
  const [month = "", day] = value.split(" ");
  const date = new Date(Date.UTC(LEAP_YEAR, MONTHS.indexOf(month), Number(day)));
  const isDay =
    DAY_OF_YEAR_PATTERN.test(value) && writtenMonthAndDay(date, DEFAULT_LANGUAGE) === value;
  return isDay ? date.getTime() : undefined;
}

const dayOfYear = (day: DayNumber): DayOfYear => dateOfDay(day).setUTCFullYear(LEAP_YEAR);

/**
 * Returns a function that finds the season of a day. A season through February 29 ends on February 28
 * in other years.
 */
export function seasonFinder(seasons: readonly Season[]): (day: DayNumber) => Season | undefined {
  if (seasons.length === 0) return () => undefined;
  const spans = seasons.map((season) => ({
    season,
    from: parseDayOfYear(season.from) ?? NaN,
    through: parseDayOfYear(season.through) ?? NaN,
  }));
  return (day) => {
    const now = dayOfYear(day);
    return spans.find(({ from, through }) =>
      from <= through ? from <= now && now <= through : from <= now || now <= through,
    )?.season;
  };
}

export const daysOfLeapYear: readonly DayNumber[] = Array.from(
  { length: 366 },
  (_, index) => dayNumber(`${LEAP_YEAR}-01-01`) + index,
);

/** Consecutive days with the same week. */
export interface SeasonStretch {
  /** Absent for the usual week. */
  season?: Season;
  first: DayNumber;
  last: DayNumber;
}

/** Years after the build for which a page knows the seasons. */
const YEARS_AHEAD = 2;

/**
 * Returns the stretches from the build to some years later, in chronological order.
 *
 * @param now milliseconds since 1970
 * @returns an empty list if there are no seasons
 */
export function seasonStretches(
  { seasonalHours }: Pick<RegularHours, "seasonalHours">,
  now: number,
): SeasonStretch[] {
  if (!seasonalHours?.length) return [];
  const seasonOn = seasonFinder(seasonalHours);
  const year = new Date(now).getUTCFullYear();
  const stretches: SeasonStretch[] = [];
  const end = dayNumber(`${year + YEARS_AHEAD + 1}-01-01`);
  for (let day = dayNumber(`${year - 1}-01-01`); day < end; day += 1) {
    const season = seasonOn(day);
    const present = stretches.at(-1);
    if (present && present.season === season) present.last = day;
    else stretches.push({ season, first: day, last: day });
  }
  // The last stretch may continue in the next year.
  const whole = stretches.slice(0, -1);
  // One more day, so that the stretch is over in every time zone.
  return whole.filter(({ last }) => dateOfDay(last + 2).getTime() > now);
}
