/** Parts of the year that come back every year, in which another week of hours holds. */
import { dateOfDay, type DayNumber, dayNumber, writtenMonthAndDay } from "./dates";
import type { WeeklyHours } from "./opening-hours";

/** A part of every year with a week of its own. */
export interface Season {
  /** What patients call these hours: `Summer hours`. */
  name: string;
  /** The first day: `June 1`. */
  from: string;
  /** The last day, in the next year where it comes before the first one. */
  through: string;
  hours: WeeklyHours;
}

/** The hours of the store or of a department, single special days aside. */
export interface RegularHours {
  /** The usual week. */
  hours: WeeklyHours;
  seasonalHours?: readonly Season[] | null;
}

export const MONTHS: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** What a day of the year looks like, for programs that cannot call `parseDayOfYear`. */
export const DAY_OF_YEAR_PATTERN = new RegExp(
  `^(?:${MONTHS.join("|")}) (?:[1-9]|[12][0-9]|3[01])$`,
);

/** A leap year, so that its days stand for those of every year. */
const LEAP_YEAR = 2000;

/** A day of every year, as the moment at which it began in the leap year. */
type DayOfYear = number;

/**
 * Reads a day that comes back every year.
 *
 * @param value `June 1`
 * @returns `undefined` if there is no such day
 */
export function parseDayOfYear(value: string): DayOfYear | undefined {
  const [month = "", day] = value.split(" ");
  const date = new Date(Date.UTC(LEAP_YEAR, MONTHS.indexOf(month), Number(day)));
  const isDay = DAY_OF_YEAR_PATTERN.test(value) && writtenMonthAndDay(date) === value;
  return isDay ? date.getTime() : undefined;
}

const dayOfYear = (day: DayNumber): DayOfYear => dateOfDay(day).setUTCFullYear(LEAP_YEAR);

/**
 * Tells which of some seasons a day is in. One through February 29 goes on to the end of February in
 * every year.
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

/** Every day of the leap year, in order. */
export const daysOfLeapYear: readonly DayNumber[] = Array.from(
  { length: 366 },
  (_, index) => dayNumber(`${LEAP_YEAR}-01-01`) + index,
);

/** Days in a row in which the same week holds. */
export interface SeasonStretch {
  /** Absent while the usual week holds. */
  season?: Season;
  first: DayNumber;
  last: DayNumber;
}

/** In how many years after this one a page knows its seasons that nobody builds again. */
const YEARS_AHEAD = 2;

/**
 * When which week holds, in the order of time: from a moment to some years after it.
 *
 * @param now in milliseconds since 1970: when the page is built
 * @returns nothing where the usual week holds all year
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
  // The last one may go on into the year after.
  const whole = stretches.slice(0, -1);
  // A day after its end, a stretch is over in every time zone.
  return whole.filter(({ last }) => dateOfDay(last + 2).getTime() > now);
}
