/** Opening hours as minutes, parsed from what staff write: `9AM-7PM`, `Closed`. `hours-text.ts` formats them. */
import { MINUTES_A_DAY } from "./wall-clock";

export const DAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Day = (typeof DAYS)[number];

/** Minutes after midnight. A period past midnight belongs to the day it opens, and closes after 1440. */
export interface OpenPeriod {
  opens: number;
  closes: number;
}

/** Open periods of a day in order, none for a closed day, or the mark of a day by appointment. */
export type DayHours = readonly OpenPeriod[] | "byAppointment";

export type WeeklyHours = Readonly<Record<Day, DayHours>>;

/** Hours of each day, as staff write them in `pharmacy.yaml`. */
export type WrittenWeek = Readonly<Record<Day, string>>;

export const DAY_HOURS_EXAMPLE = "9AM-7PM";

/** Minutes: a longer period past midnight is likely a mix-up of AM and PM, such as 9PM-7PM. */
const LONGEST_PAST_MIDNIGHT = 16 * 60;
/** Minutes after midnight until which any length is fine, such as a drive-thru's 6AM-2AM. */
export const END_OF_NIGHT = 3 * 60;

export const isByAppointment = (hours: DayHours) => hours === "byAppointment";

/** Returns the open periods; none on a day by appointment. */
export const periodsOf = (hours: DayHours) => (hours === "byAppointment" ? [] : hours);

/** True for a day that is neither open nor by appointment. */
export const isClosed = (hours: DayHours) => hours.length === 0;

export const isAllDay = (hours: DayHours) => {
  const [period] = periodsOf(hours);
  return period?.opens === 0 && period.closes === MINUTES_A_DAY;
};

export const areSameHours = (one: DayHours, other: DayHours) =>
  JSON.stringify(one) === JSON.stringify(other);

const PERIOD = /(\d{1,2})(?::([0-5]\d))?(AM|PM)-(\d{1,2})(?::([0-5]\d))?(AM|PM)/.source;
const ONE_PERIOD = new RegExp(`^${PERIOD}$`);

/** Pattern of a day's hours, for JSON Schema, which cannot call `parseDayHours`. */
export const DAY_HOURS_PATTERN = new RegExp(
  `^(?:${PERIOD}(?:, ${PERIOD})*|24 [Hh](?:ours|oras)|[Cc](?:losed|errado)|[Bb]y [Aa]ppointment|(?:[Cc]on|[Pp]or) [Cc]ita(?: [Pp]revia)?)$`,
);

/** Words for days without periods, in the languages of staff. */
const DAY_WORDS: readonly [RegExp, string][] = [
  [/^(?:closed|cerrado)$/i, "Closed"],
  [/^24 ho(?:urs|ras)$/i, "24 hours"],
  [/^(?:by appointment|(?:con|por) cita(?: previa)?)$/i, "By appointment"],
];

/** Returns the English form of a day's hours: `Closed` for `Cerrado`. Other hours stay as they are. */
export const inOneForm = (written: string): string =>
  DAY_WORDS.find(([words]) => words.test(written))?.[1] ?? written;

/** Returns the minutes of a time on a 12-hour clock; `undefined` if the clock has no such hour. */
export function minutesAfterMidnight(hour: string, minute: string | undefined, half: string) {
  const twelveHour = Number(hour);
  if (twelveHour < 1 || twelveHour > 12) return undefined;
  return ((twelveHour % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute ?? 0);
}

/** Words for some weeks of a month: `2nd Saturday 9AM-1PM`. */
const SOME_WEEKS =
  /\b(?:1st|2nd|3rd|[45]th|first|second|third|fourth|fifth|last|every other|alternate|alternating)\b/i;

interface Unreadable {
  /** What is wrong, with `{value}` for the hours, and keys in backticks. */
  problem: string;
  /** Other parts of that sentence. */
  parts?: { length: number };
}

function parsePeriod(value: string): OpenPeriod | Unreadable {
  const match = ONE_PERIOD.exec(value);
  if (!match) {
    return {
      problem:
        '"{value}" is not a day\'s opening hours, such as 9AM-7PM, 9AM-1PM, 2PM-6PM, 8PM-2AM, 24 hours, By appointment or Closed.',
    };
  }
  const opens = minutesAfterMidnight(match[1] ?? "", match[2], match[3] ?? "");
  const closes = minutesAfterMidnight(match[4] ?? "", match[5], match[6] ?? "");
  if (opens === undefined || closes === undefined)
    return { problem: '"{value}" has an hour that is not on a 12-hour clock.' };
  if (closes === opens) {
    return {
      problem:
        '"{value}" closes at the same time as it opens. Write 24 hours if it never closes, or Closed if it does not open.',
    };
  }
  if (opens === 0 && closes === MINUTES_A_DAY - 1) {
    return { problem: '"{value}" closes for one minute. Write 24 hours if it never closes.' };
  }
  if (closes > opens) return { opens, closes };
  const length = closes + MINUTES_A_DAY - opens;
  return closes > END_OF_NIGHT && length > LONGEST_PAST_MIDNIGHT
    ? {
        problem: '"{value}" closes before it opens, or after {length} hours.',
        parts: { length: Math.round(length / 60) },
      }
    : { opens, closes: closes + MINUTES_A_DAY };
}

/** Parses one day's hours, such as `9AM-1PM, 2PM-6PM`, `8PM-2AM` or `Closed`. Returns them, or a message for staff. */
export function parseDayHours(value: string): { hours: DayHours } | Unreadable {
  if (value === "Closed") return { hours: [] };
  if (value === "By appointment") return { hours: "byAppointment" };
  if (value === "24 hours") return { hours: [{ opens: 0, closes: MINUTES_A_DAY }] };
  if (SOME_WEEKS.test(value)) {
    return {
      problem:
        '"{value}" is about some weeks only, and these hours are those of every week. Write the usual hours here, often Closed, and the other days with their dates into `specialHours`.',
    };
  }
  const periods: OpenPeriod[] = [];
  for (const part of value.split(", ")) {
    const period = parsePeriod(part);
    if ("problem" in period) return period;
    const before = periods.at(-1);
    if (before && period.opens <= before.closes) {
      return { problem: '"{value}" opens again before it has closed.' };
    }
    periods.push(period);
  }
  return { hours: periods };
}

/** Parses hours that the check has accepted. Throws if they are not valid. */
export function dayHoursOf(value: string): DayHours {
  const result = parseDayHours(value);
  if ("problem" in result) throw new Error(result.problem.replace("{value}", value));
  return result.hours;
}

/** Parses a week that the check has accepted. */
export const weekOf = (week: WrittenWeek) =>
  Object.fromEntries(DAYS.map((day) => [day, dayHoursOf(week[day])])) as WeeklyHours;

/** Returns `Monday` for `monday`. */
export const dayName = (day: Day) => day.charAt(0).toUpperCase() + day.slice(1);
