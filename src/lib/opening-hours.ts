/** Reading and printing the opening hours that staff write as `9AM-7PM` or `Closed`. */
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

/** One text per day, as written in `pharmacy.yaml`. */
export type WeeklyHours = Readonly<Record<Day, string>>;

/** Minutes after midnight, local time. A day that ends at midnight closes after 1440 of them. */
export interface OpenPeriod {
  opens: number;
  closes: number;
}

export const DAY_HOURS_EXAMPLE = "9AM-7PM";

const isClosed = (hours: string) => hours.toLowerCase() === "closed";
const PERIOD = /^(\d{1,2})(?::([0-5]\d))?(AM|PM)-(\d{1,2})(?::([0-5]\d))?(AM|PM)$/;

/** What a day's hours look like, for programs that cannot call `parseDayHours`. */
export const DAY_HOURS_PATTERN = new RegExp(`${PERIOD.source}|^[Cc]losed$`);

function minutesAfterMidnight(hour: string, minute: string | undefined, half: string) {
  const twelveHour = Number(hour);
  if (twelveHour < 1 || twelveHour > 12) return undefined;
  return ((twelveHour % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute ?? 0);
}

/**
 * Reads one day's hours.
 *
 * @param value `9AM-7PM`, `9:30AM-1PM`, `9AM-12AM` until midnight, or `Closed`
 * @returns the open period, `null` for a closed day, or what is wrong in words for staff
 */
export function parseDayHours(value: string): { period: OpenPeriod | null } | { problem: string } {
  if (isClosed(value)) return { period: null };
  const match = PERIOD.exec(value);
  if (!match) return { problem: "is not a day's opening hours" };
  const opens = minutesAfterMidnight(match[1] ?? "", match[2], match[3] ?? "");
  const closes = minutesAfterMidnight(match[4] ?? "", match[5], match[6] ?? "");
  if (opens === undefined || closes === undefined)
    return { problem: "has an hour that is not on a 12-hour clock" };
  if (closes === opens) return { problem: "closes at the same time as it opens" };
  const end = closes === 0 ? MINUTES_A_DAY : closes;
  if (end < opens) return { problem: "closes before it opens. A day ends at 12AM at the latest" };
  return { period: { opens, closes: end } };
}

/**
 * The open period of a text that the content check has already accepted.
 *
 * @throws if the text is not opening hours, because then the check did not run
 */
export function openPeriod(value: string): OpenPeriod | null {
  const result = parseDayHours(value);
  if ("problem" in result) throw new Error(`"${value}" ${result.problem}.`);
  return result.period;
}

const DAY_ABBREVIATIONS: Record<Day, string> = {
  monday: "Mon",
  tuesday: "Tue",
  wednesday: "Wed",
  thursday: "Thu",
  friday: "Fri",
  saturday: "Sat",
  sunday: "Sun",
};

/** One line of opening hours: consecutive days that share the same hours. */
export interface HoursLine {
  /** `Mon-Fri`, or `Sat` for a single day. */
  days: string;
  /** `9AM-7PM` or `Closed`, as staff wrote it. */
  hours: string;
}

/** `Monday` for `monday`. */
export const dayName = (day: Day) => day.charAt(0).toUpperCase() + day.slice(1);

function runName(first: Day, last: Day, isClosed: boolean): string {
  if (first !== last) return `${DAY_ABBREVIATIONS[first]}-${DAY_ABBREVIATIONS[last]}`;
  return isClosed ? dayName(first) : DAY_ABBREVIATIONS[first];
}

/**
 * The week in as few lines as possible: `Mon-Fri 9AM-7PM`, `Sat 9AM-2PM`, `Sunday Closed`. A closed
 * day is written out, so that nobody overlooks it.
 */
export function hoursLines(week: WeeklyHours): HoursLine[] {
  const runs: { first: Day; last: Day; hours: string }[] = [];
  for (const day of DAYS) {
    const run = runs[runs.length - 1];
    if (run?.hours === week[day]) run.last = day;
    else runs.push({ first: day, last: day, hours: week[day] });
  }
  return runs.map(({ first, last, hours }) => ({
    days: runName(first, last, isClosed(hours)),
    hours,
  }));
}

/** The open days of a week: `Mon-Fri 9AM-7PM` and `Sat 9AM-2PM`. */
export const openHoursLines = (week: WeeklyHours): HoursLine[] =>
  hoursLines(week).filter(({ hours }) => !isClosed(hours));

/** The open days of a week in one text: `Mon-Fri 9AM-7PM, Sat 9AM-2PM`. */
export const hoursSummary = (week: WeeklyHours): string =>
  openHoursLines(week)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(", ");

/** `13:05` for 785 minutes after midnight: the form that schema.org wants. */
export function clockTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
