import { dayOf, dayText, timeText } from "./dates";
import { fillIn } from "./fill-in";
import { clockOf, type DayCopy, DEFAULT_LANGUAGE } from "./language";
import { type OpeningCalendar, periodsFrom } from "./opening-calendar";
import type { OpenPeriod } from "./opening-hours";
import { clockText, MINUTES_A_DAY, ROUNDED_TO, roundUp, type WallMinute } from "./wall-clock";
import { foreignLanguage, plain, type Words } from "./words";

/**
 * Sentences with `{day}`, `{opens}` and `{time}`, which is `4:20 PM` without an article: the browser fills
 * it in, and knows one form of a sentence.
 */
export interface ReadyCopy extends DayCopy {
  open: Words;
  closed: Words;
}

const MINUTES_IN = { minute: 1, hour: 60 } as const;

type WaitUnit = keyof typeof MINUTES_IN;

/**
 * Writes a wait in a language: `15-20 minutes`, `1 hora`.
 *
 * @param amount `15-20`
 * @param longest decides between singular and plural
 */
export const waitText = (amount: string, longest: number, unit: WaitUnit, language: string) =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" })
    .formatToParts(longest)
    .map(({ type, value }) => (type === "integer" ? amount : value))
    .join("")
    .replace(/\s/g, " ");

/**
 * Parses a published wait. Returns its longest time in minutes.
 *
 * @param published `10 minutes` or `2 hours`, with the language's name of the unit and no other words
 * @param language of the page
 * @returns `undefined` for other words, and for a day or more, which depends on deliveries and not on
 * opening hours
 */
export function waitMinutes(published: Words, language = DEFAULT_LANGUAGE): number | undefined {
  const ownLanguage = foreignLanguage(published) ?? language;
  const [, longest = "", amount = ""] = /^(?:\d+ ?[-–] ?)?((\d+)\D+)$/.exec(plain(published)) ?? [];
  const inLowerCase = (text: string) => text.toLocaleLowerCase(ownLanguage);
  const unit = (["minute", "hour"] as const).find(
    (name) =>
      inLowerCase(waitText(amount, Number(amount), name, ownLanguage)) === inLowerCase(longest),
  );
  const minutes = unit && Number(amount) * MINUTES_IN[unit];
  return minutes !== undefined && minutes < MINUTES_A_DAY ? minutes : undefined;
}

/** Returns the first minute at which the rounded ready time would be after closing. */
const tooLateFrom = (closes: WallMinute, wait: number): WallMinute =>
  closes - wait - ROUNDED_TO + 1;

/**
 * Says when something brought in now is ready. Work that does not fit before closing starts at the next
 * opening.
 *
 * @param wait minutes of work while the pharmacy is open
 * @returns a sentence that keeps `{time}` if the work starts now, because that time changes every few
 * minutes; an empty string if no day is long enough
 */
export function readyText(
  calendar: OpeningCalendar,
  now: WallMinute,
  wait: number,
  copy: ReadyCopy,
): Words {
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
