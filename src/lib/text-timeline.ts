/**
 * A text that changes with the time, worked out in advance: the usual week once, and around dated
 * days what differs from it. The browser then needs only to look up the present minute, however
 * long ago the page was built.
 */
import {
  type DayNumber,
  type OpeningCalendar,
  openingCalendar,
  type Openings,
} from "./opening-calendar";
import type { OpenPeriod } from "./opening-hours";
import type { Change, TextTimeline } from "./text-at";
import { MINUTES_A_DAY, type WallMinute } from "./wall-clock";

interface ChangingText {
  openings: Openings;
  /** The pharmacy's, by its IANA name. */
  timeZone: string;
  /** In minutes, where `{time}` is left in the text for the browser. */
  wait?: number;
  /** The text at a minute, by the given calendar. */
  textAt: (calendar: OpeningCalendar, now: WallMinute) => string;
  /**
   * The minutes at which the text may change because of an open period: less than a day before it
   * opens, or after. Midnights always count.
   */
  turns: (period: OpenPeriod) => readonly WallMinute[];
}

/** A day changes what is said from the last closing before it on, a week before at most. */
const DAYS_BEFORE = 7;

/** The week that begins with January 1, 1970. */
const USUAL_WEEK: readonly DayNumber[] = [0, 1, 2, 3, 4, 5, 6];

const ascending = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b);

const daysAround = (day: DayNumber) =>
  Array.from({ length: DAYS_BEFORE + 2 }, (_, index) => day - DAYS_BEFORE + index);

export function textTimeline({
  openings,
  timeZone,
  wait,
  textAt,
  turns,
}: ChangingText): TextTimeline {
  const calendar = openingCalendar(openings);
  const usual = openingCalendar({ hours: openings.hours });
  const texts: string[] = [];
  const numberOf = (text: string) =>
    texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1;

  function changes(days: Iterable<DayNumber>, numberAt: (minute: WallMinute) => number | null) {
    const found: Change[] = [];
    for (const day of ascending(days)) {
      const midnight = day * MINUTES_A_DAY;
      // What changes at a minute of this day may be a period of the day before or after it.
      const periods = [day - 1, day, day + 1].flatMap((near) =>
        [calendar, usual].flatMap(({ periodsOn }) => periodsOn(near)),
      );
      const minutes = periods
        .flatMap(turns)
        .filter((minute) => minute > midnight && minute < midnight + MINUTES_A_DAY);
      for (const minute of ascending([midnight, ...minutes])) {
        const textNumber = numberAt(minute);
        if (textNumber !== (found.at(-1)?.[1] ?? null)) found.push([minute, textNumber]);
      }
    }
    return found;
  }

  return {
    timeZone,
    wait,
    texts,
    week: changes(USUAL_WEEK, (minute) => numberOf(textAt(usual, minute))),
    dated: changes([...calendar.specialDays.keys()].flatMap(daysAround), (minute) => {
      const text = textAt(calendar, minute);
      return text === textAt(usual, minute) ? null : numberOf(text);
    }),
  };
}
