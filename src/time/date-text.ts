/**
 * Dates and times in the language of the pharmacy's texts. Patterns are CLDR's, by `Intl`,
 * and words are those of `labels.yaml`. For the build only: `Intl` costs a slow phone 80 ms.
 */
import { fillIn } from "../lib/fill-in";
import { DEFAULT_LANGUAGE, isEnglish } from "../lib/language";
import { type Clock, clockText, dateOfDay, dayOf, type WallMinute } from "./wall-clock";

/** Words around days and times in the middle of a sentence, with `{weekday}`, `{date}` and `{time}`. */
export interface DayCopy extends Pick<
  Queries.SiteLabels,
  "today" | "tomorrow" | "onWeekday" | "onDate" | "atTime"
> {
  language: string;
}

/** Words around opening hours, with `{first}` and `{last}`, `{opens}` and `{closes}`, and `{date}`. */
export interface HoursCopy extends Queries.HoursText {
  language: string;
}

/** Returns the labels about time, in the language that they are written in. */
export function timeCopy(
  labels: Omit<DayCopy, "language"> & Pick<Queries.SiteLabels, "hoursText">,
  language = DEFAULT_LANGUAGE,
) {
  const { today, tomorrow, onWeekday, onDate, atTime, hoursText } = labels;
  return {
    language,
    hoursCopy: { language, ...hoursText },
    dayCopy: { language, today, tomorrow, onWeekday, onDate, atTime },
  };
}

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
export const formatDate = (day: string, language: string) =>
  inUtc(language, { weekday: "short", month: "long", day: "numeric", year: "numeric" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Formats days, or the end alone: `November 25 – 27, 2026`. */
export function formatSpan(start: Date | undefined, end: Date, language: string): string {
  const format = inUtc(language, { dateStyle: "long" });
  return start ? format.formatRange(start, end) : format.format(end);
}

/** Returns `Fri`. */
export const shortWeekdayName = (date: Date, language: string) =>
  inUtc(language, { weekday: "short" }).format(date);

const weekdayName = (date: Date, language: string) =>
  inUtc(language, { weekday: "long" }).format(date);

/** Returns `December`. */
export const monthName = (date: Date, language: string) =>
  inUtc(language, { month: "long" }).format(date);

/** Returns `December 25`. */
export const formatMonthAndDay = (date: Date, language: string) =>
  inUtc(language, { month: "long", day: "numeric" }).format(date);

const clocks = new Map<string, Clock>();

/** Returns noon in the words of a language, `12 del mediodía`; `undefined` where people say "12 PM". */
function noonOf(language: string): string | undefined {
  const format = inUtc(language, { hour: "numeric", dayPeriod: "long", hourCycle: "h12" });
  return isEnglish(format.resolvedOptions().locale)
    ? undefined
    : format.format(12 * 3_600_000).replace(/\s/g, "\u00a0");
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

export const dateText = (date: Date, { language, onDate }: DayCopy) =>
  fillIn(onDate, { date: formatMonthAndDay(date, language) });

/** Names the day of `then` relative to `now`: today, tomorrow, `Monday`, or `January 4`. */
export function dayText(now: WallMinute, then: WallMinute, copy: DayCopy): string {
  const daysAhead = dayOf(then) - dayOf(now);
  if (daysAhead === 0) return copy.today;
  if (daysAhead === 1) return copy.tomorrow;
  const date = dateOfDay(dayOf(then));
  // Seven days ahead, the weekday is that of today.
  return daysAhead < 7
    ? fillIn(copy.onWeekday, { weekday: weekdayName(date, copy.language) })
    : dateText(date, copy);
}

/** Writes a time as a sentence needs it: `7 PM`, or in Spanish `la 1 p. m.` and `las 7 p. m.` */
export function timeText(minute: WallMinute, { language, atTime }: DayCopy): string {
  const hour = Math.floor(minute / 60) % 12 || 12;
  const isOne = new Intl.PluralRules(language).select(hour) === "one";
  return fillIn(isOne ? atTime.one : atTime.other, { time: clockText(minute, clockOf(language)) });
}
