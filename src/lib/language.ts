/**
 * Dates and times in the language of the pharmacy's texts. Patterns are CLDR's, by `Intl`,
 * and words are those of `labels.yaml`. For the build only: `Intl` costs a slow phone 80 ms.
 */
import type { HoursCopy } from "../time/hours-text";
import type { Clock } from "../time/clock-text";
import type { Words } from "./words";

export const DEFAULT_LANGUAGE = "en-US";

/** Words around days and times in the middle of a sentence. */
export interface DayCopy {
  /** BCP 47. */
  language: string;
  today: Words;
  tomorrow: Words;
  /** With `{weekday}`. */
  onWeekday: Words;
  /** With `{date}`. */
  onDate: Words;
  /** With `{time}`: for the hour of one o'clock, and for all others. */
  atTime: { one: Words; other: Words };
}

/** Returns the labels about time, in the language that they are written in. */
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

/** Returns `es` for `es-PR`. */
export const withoutRegion = (code: string) => code.split("-")[0] ?? code;

/** Returns the direction of a language's writing; `undefined` from left to right, as browsers assume. */
export const directionOf = (language: string) =>
  RIGHT_TO_LEFT.includes(withoutRegion(language)) ? "rtl" : undefined;

/** Returns the name of a language, without its region, in another one: `Spanish`. */
export const languageName = (code: string, language = DEFAULT_LANGUAGE) =>
  new Intl.DisplayNames(language, { type: "language" }).of(withoutRegion(code)) ?? code;

/** Returns the name of a language in itself: `Español`. */
export function ownName(language: string): string {
  const text = languageName(language, language);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** True for English, in which pages show hours as staff write them, and others in a longer form. */
export const isEnglish = (language: string) => withoutRegion(language) === "en";

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

/**
 * Formats days: `November 25 – 27, 2026`.
 *
 * @param start absent to format only the end
 */
export function writtenSpan(start: Date | undefined, end: Date, language: string): string {
  const format = inUtc(language, { dateStyle: "long" });
  return start ? format.formatRange(start, end) : format.format(end);
}

/** Formats one day or several: `Wednesday, November 25`. */
export const writtenDays = (first: Date, last: Date, language: string) =>
  inUtc(language, { weekday: "long", month: "long", day: "numeric" }).formatRange(first, last);

/** Returns `Fri`. */
export const shortWeekdayName = (date: Date, language: string) =>
  inUtc(language, { weekday: "short" }).format(date);

/** Returns `Friday`. */
export const weekdayName = (date: Date, language: string) =>
  inUtc(language, { weekday: "long" }).format(date);

/** Returns `December`. */
export const monthName = (date: Date, language: string) =>
  inUtc(language, { month: "long" }).format(date);

/** Returns `December 25`. */
export const writtenMonthAndDay = (date: Date, language: string) =>
  inUtc(language, { month: "long", day: "numeric" }).format(date);

const clocks = new Map<string, Clock>();

/** Returns noon in the words of a language, `12 del mediodía`; `undefined` where people say "12 PM". */
function noonOf(language: string): string | undefined {
  const format = inUtc(language, { hour: "numeric", dayPeriod: "long", hourCycle: "h12" });
  return isEnglish(format.resolvedOptions().locale)
    ? undefined
    : format.format(12 * 3_600_000).replace(" ", "\u00a0");
}

/** Returns how a language writes a time in the morning, one in the afternoon, and noon. */
export function clockOf(language: string): Clock {
  const known = clocks.get(language);
  if (known) return known;
  const format = inUtc(language, { hour: "numeric", minute: "2-digit", hour12: true });
  const pattern = (hour: number) =>
    format
      .formatToParts(hour * 3_600_000)
      .map(({ type, value }) => (type === "hour" ? "#" : type === "minute" ? "" : value))
      .join("")
      .replace("#:", "#")
      .replace(/\s/g, "\u00a0");
  const clock: Clock = [pattern(9), pattern(16), noonOf(language) ?? pattern(16)];
  clocks.set(language, clock);
  return clock;
}
