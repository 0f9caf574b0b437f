/**
 * Dates, times and opening hours in the language of the pharmacy's texts. Patterns are CLDR's, by `Intl`,
 * and words are those of `labels.yaml`. For the build only: `Intl` costs a slow phone 80 ms.
 */
import { fillIn } from "./fill-in";
import {
  type Day,
  DAYS,
  isAllDay,
  isByAppointment,
  isClosed,
  openPeriods,
  type WeeklyHours,
} from "./opening-hours";
import { type Clock, clockText } from "./wall-clock";

export const DEFAULT_LANGUAGE = "en-US";

/** Words around opening hours. */
export interface HoursCopy {
  /** BCP 47. */
  language: string;
  closed: string;
  allDay: string;
  byAppointment: string;
  /** Several days with the same hours, with `{first}` and `{last}`. */
  days: string;
  /** With `{opens}` and `{closes}`. */
  times: string;
  /** Before hours that hold from a date on, with `{date}`. */
  from: string;
}

/** Words around days and times in the middle of a sentence. */
export interface DayCopy {
  /** BCP 47. */
  language: string;
  today: string;
  tomorrow: string;
  /** With `{weekday}`. */
  onWeekday: string;
  /** With `{date}`. */
  onDate: string;
  /** With `{time}`: for the hour of one o'clock, and for all others. */
  atTime: { one: string; other: string };
}

/** Labels about time, in the language that they are written in. */
export function timeCopy(
  labels: Omit<DayCopy, "language"> & { hoursText: Omit<HoursCopy, "language"> },
  language = DEFAULT_LANGUAGE,
) {
  const { today, tomorrow, onWeekday, onDate, atTime, hoursText } = labels;
  return {
    language,
    hoursCopy: { language, ...hoursText },
    dayCopy: { language, today, tomorrow, onWeekday, onDate, atTime },
  };
}

/** Languages written from right to left. */
const RIGHT_TO_LEFT = ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];

/** Returns the direction of a language's writing; `undefined` from left to right, as browsers assume. */
export const directionOf = (language: string) =>
  RIGHT_TO_LEFT.includes(language.split("-")[0] ?? "") ? "rtl" : undefined;

/** Returns the name of a language in itself: `Español`. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language", languageDisplay: "standard" });
  const [primary = language] = language.split("-");
  const text = name.of(primary) ?? language;
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** True for English, in which pages show hours as staff write them, and others in a longer form. */
export const isEnglish = (language: string) => language.split("-")[0] === "en";

/** A timeline formats thousands of times, and a format is slow to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

function inUtc(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.entries(options).join(" ")}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  formats.set(key, format);
  return format;
}

/** Formats `2026-12-25` as `Fri, December 25, 2026`. */
export const writtenDate = (day: string, language: string) =>
  inUtc(language, { weekday: "short", month: "long", day: "numeric", year: "numeric" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** `Friday`. */
export const weekdayName = (date: Date, language: string) =>
  inUtc(language, { weekday: "long" }).format(date);

/** `December`. */
export const monthName = (date: Date, language: string) =>
  inUtc(language, { month: "long" }).format(date);

/** `December 25`. */
export const writtenMonthAndDay = (date: Date, language: string) =>
  inUtc(language, { month: "long", day: "numeric" }).format(date);

const clocks = new Map<string, Clock>();

/** Returns how a language writes a time in the morning and one in the afternoon. */
export function clockOf(language: string): Clock {
  const format = inUtc(language, { hour: "numeric", minute: "2-digit", hour12: true });
  const pattern = (hour: number) =>
    format
      .formatToParts(hour * 3_600_000)
      .map(({ type, value }) => (type === "hour" ? "#" : type === "minute" ? "" : value))
      .join("")
      .replace("#:", "#")
      .replace(/\s/g, "\u00a0");
  const clock = clocks.get(language) ?? [pattern(9), pattern(16)];
  clocks.set(language, clock);
  return clock;
}

/** Monday to Sunday: January 5, 1970 was a Monday. */
const shortDay = (day: Day, language: string) =>
  inUtc(language, { weekday: "short" }).format(Date.UTC(1970, 0, 5 + DAYS.indexOf(day)));

/**
 * Formats a day's hours. In English, patients read what staff wrote: `9AM-7PM`.
 *
 * @param hours as staff wrote them
 */
export function hoursText(hours: string, copy: HoursCopy): string {
  if (isClosed(hours)) return copy.closed;
  if (isAllDay(hours)) return copy.allDay;
  if (isByAppointment(hours)) return copy.byAppointment;
  if (isEnglish(copy.language)) return hours;
  const clock = clockOf(copy.language);
  return openPeriods(hours)
    .map(({ opens, closes }) =>
      fillIn(copy.times, { opens: clockText(opens, clock), closes: clockText(closes, clock) }),
    )
    .join(", ");
}

/** Consecutive days with the same hours. */
export interface HoursLine {
  /** `Mon-Fri`, or `Sat` for a single day. */
  days: string;
  /** As staff wrote it: `9AM-7PM` or `Closed`. */
  written: string;
  /** As patients read it. */
  hours: string;
}

/** Returns the week in as few lines as possible: `Mon-Fri 9AM-7PM`, `Sat 9AM-2PM`, `Sun Closed`. */
export function hoursLines(week: WeeklyHours, copy: HoursCopy): HoursLine[] {
  const runs: { first: Day; last: Day; hours: string }[] = [];
  for (const day of DAYS) {
    const run = runs[runs.length - 1];
    if (run?.hours === week[day]) run.last = day;
    else runs.push({ first: day, last: day, hours: week[day] });
  }
  return runs.map((run) => {
    const first = shortDay(run.first, copy.language);
    const last = shortDay(run.last, copy.language);
    return {
      days: first === last ? first : fillIn(copy.days, { first, last }),
      written: run.hours,
      hours: hoursText(run.hours, copy),
    };
  });
}

/** Returns only the open days: `Mon-Fri 9AM-7PM`, `Sat 9AM-2PM`. A week without any stays `Closed`. */
export function openHoursLines(week: WeeklyHours, copy: HoursCopy): HoursLine[] {
  const lines = hoursLines(week, copy);
  const open = lines.filter(({ written }) => !isClosed(written));
  return open.length > 0 ? open : lines;
}

/** Returns the separator of lines in one row: a semicolon if hours with a break contain a comma. */
export const lineSeparator = (lines: readonly HoursLine[]) =>
  lines.some(({ hours }) => hours.includes(",")) ? ";" : ",";

/** Returns the open days in one line: `Mon-Fri 9AM-7PM, Sat 9AM-2PM`. */
export function hoursSummary(week: WeeklyHours, copy: HoursCopy): string {
  const lines = openHoursLines(week, copy);
  return lines.map(({ days, hours }) => `${days} ${hours}`).join(`${lineSeparator(lines)} `);
}
