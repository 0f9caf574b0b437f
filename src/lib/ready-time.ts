import { type DayCopy, dayText } from "./day-text";
import { fillIn } from "./fill-in";
import { dayOf, type OpeningCalendar, periodsFrom } from "./opening-calendar";
import type { OpenPeriod } from "./opening-hours";
import { clockText, MINUTES_A_DAY, ROUNDED_TO, roundUp, type WallMinute } from "./wall-clock";

/** The sentences, with `{day}`, `{opens}` and `{time}` where the facts go. */
export interface ReadyCopy extends DayCopy {
  open: string;
  closed: string;
}

const WAIT = /^(?:\d+ ?[-–] ?)?(\d+) (minute|hour)s?$/i;

/**
 * The longest wait that a published time names, in minutes.
 *
 * @param published `10 minutes`, `15-20 minutes` or `2 hours`
 * @returns `undefined` for other words, and for waits of a day or more, which hang on deliveries
 * rather than on our opening hours
 */
export function waitMinutes(published: string): number | undefined {
  const [, amount, unit = ""] = WAIT.exec(published) ?? [];
  const minutes = Number(amount) * (unit.toLowerCase() === "hour" ? 60 : 1);
  return minutes < MINUTES_A_DAY ? minutes : undefined;
}

/** The first minute of a period from which the work would not be done, told rounded, before it ends. */
const tooLateFrom = (closes: WallMinute, wait: number): WallMinute =>
  closes - wait - ROUNDED_TO + 1;

/**
 * When something brought in now is ready, if it takes so many minutes while the pharmacy is open.
 * What cannot be done before closing is begun at the next opening.
 *
 * @returns a sentence in which `{time}` still stands when the wait runs now, since that time changes
 * every few minutes; an empty text when no day is long enough
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
      opens: clockText(opens),
      time: begins === now ? undefined : clockText(ready),
    });
  }
  return "";
}

/** The minutes of an open period at which the sentence may change. */
export function readyTurns({ opens, closes }: OpenPeriod, wait: number): readonly WallMinute[] {
  const midnight = (dayOf(opens) + 1) * MINUTES_A_DAY;
  // What is ready after midnight is ready tomorrow.
  return [opens, tooLateFrom(midnight, wait), tooLateFrom(closes, wait), closes];
}
