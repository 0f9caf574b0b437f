import {
  clockText,
  dayOf,
  MINUTES_A_DAY,
  ROUNDED_TO,
  roundUp,
  type WallMinute,
} from "./wall-clock";
import { clockOf, type DayCopy, dayText, timeText } from "./date-text";
import type { FactText } from "../lib/fact-text";
import { fillIn } from "../lib/fill-in";
import { type OpeningCalendar, periodsFrom } from "./opening-calendar";
import type { OpenPeriod } from "./opening-hours";

/** Sentences with `{day}`, `{opens}` and `{time}`, which is `4:20 PM` without an article: browsers know one form. */
export type ReadyCopy = DayCopy & Queries.ReadyTimeCopy;

/** How long patients usually wait: the shortest and the longest time, one time, or words. */
export interface ReadyTime {
  minutes?: readonly number[] | null;
  hours?: readonly number[] | null;
  words?: string | null;
}

/** Ready times of `pharmacy.yaml`. */
export interface ReadyTimes {
  newPrescription: ReadyTime;
  refill: ReadyTime;
  transfer: ReadyTime;
  specialOrder: ReadyTime;
  compounded?: ReadyTime | null;
}

/** Writes a ready time in a language: `15-20 minutes`, `1 hora`. */
export function waitText({ minutes, hours, words }: ReadyTime, language: string): string {
  const [shortest, longest = shortest] = minutes ?? hours ?? [];
  if (shortest === undefined || longest === undefined) return words ?? "";
  const unit = minutes ? "minute" : "hour";
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  const text = shortest < longest ? format.formatRange(shortest, longest) : format.format(longest);
  // As in opening hours, a hyphen stands for CLDR's dash.
  return text.replace("–", "-").replace(/\s/g, " ");
}

/** Returns the longest wait in minutes; `undefined` for words, and for a day or more, which depends on deliveries. */
export function waitMinutes({ minutes, hours }: ReadyTime): number | undefined {
  const longest = minutes?.at(-1) ?? (hours?.at(-1) ?? Infinity) * 60;
  return longest < MINUTES_A_DAY ? longest : undefined;
}

/** Returns the ready time that a text consists of: that of refills for `{refillTime}`. */
export function readyTimeNamed(text: FactText | string, times: ReadyTimes): ReadyTime | undefined {
  const [, name] = /^\{(\w+)Time\}$/.exec(text as unknown as string) ?? [];
  return Object.entries(times).find(([key]) => key === name)?.[1] as ReadyTime | undefined;
}

/** Returns the first minute at which the rounded ready time would be after closing. */
const tooLateFrom = (closes: WallMinute, wait: number): WallMinute =>
  closes - wait - ROUNDED_TO + 1;

/**
 * Says when something brought in now is ready. Work that does not fit before closing starts at the next opening. The
 * sentence keeps `{time}` if the work starts now, because that time changes every few minutes. Empty if no day is long
 * enough.
 */
export function readyText(
  calendar: OpeningCalendar,
  now: WallMinute,
  wait: number,
  copy: ReadyCopy,
): string {
  const [current] = periodsFrom(calendar, now);
  for (const { opens, closes } of periodsFrom(calendar, now)) {
    const begins = Math.max(now, opens);
    if (begins >= tooLateFrom(closes, wait)) continue;
    const isOpenNow = current !== undefined && current.opens <= now;
    const ready = roundUp(begins + wait);
    return fillIn(isOpenNow ? copy.open : copy.closed, {
      day: dayText(now, isOpenNow ? ready : opens, copy),
      opens: timeText(opens, copy),
      time: begins === now ? undefined : clockText(ready, clockOf(copy.language)),
    });
  }
  return "";
}

/** Returns the minutes of an open period at which the sentence may change. */
export function readyTurns({ opens, closes }: OpenPeriod, wait: number): readonly WallMinute[] {
  const midnight = (dayOf(opens) + 1) * MINUTES_A_DAY;
  // After midnight, the ready time is tomorrow.
  return [opens, tooLateFrom(midnight, wait), tooLateFrom(closes, wait), closes];
}
