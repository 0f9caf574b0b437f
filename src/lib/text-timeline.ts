/**
 * Precomputes a text that changes with the time: one usual week per season, and the exceptions around
 * dates. The browser only looks up the current minute, however old the build is.
 */
import { type DayNumber, dayOf } from "./dates";
import { type OpeningCalendar, openingCalendar, type Openings } from "./opening-calendar";
import type { OpenPeriod } from "./opening-hours";
import { type Season, seasonStretches } from "./seasons";
import { type Change, relativeChanges, type TextTimeline } from "./text-at";
import { type Clock, MINUTES_A_DAY, type WallMinute } from "./wall-clock";
import type { Words } from "./words";

interface ChangingText {
  openings: Openings;
  /** IANA name. */
  timeZone: string;
  /** Minutes that the browser adds to the current time for `{time}`. */
  wait?: number;
  /** How the browser writes `{time}`. */
  clock?: Clock;
  /** Returns the text at a minute. */
  textAt: (calendar: OpeningCalendar, now: WallMinute) => Words;
  /** Returns the minutes at which an open period may change the text, besides midnights. */
  turns: (period: OpenPeriod) => readonly WallMinute[];
}

/** Days before a dated day in which the text may name it, because it names the next opening. */
const DAYS_BEFORE = 7;

/** Days from January 1, 1970. */
const USUAL_WEEK: readonly DayNumber[] = [0, 1, 2, 3, 4, 5, 6];

const ascending = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b);

const daysFrom = (first: DayNumber, last: DayNumber) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const daysAround = (day: DayNumber) => daysFrom(day - DAYS_BEFORE, day + 1);

/**
 * Returns one timeline for the usual week and one for each season. At any time, only the one in effect
 * has a text. All are empty at times with unknown seasons: before the current stretch, and years later.
 *
 * @param now time of the build, in milliseconds since 1970
 */
export function textTimelines(
  { openings, timeZone, wait, clock, textAt, turns }: ChangingText,
  now = Date.now(),
): TextTimeline<Words>[] {
  const calendar = openingCalendar(openings);
  const stretches = seasonStretches(openings, now);
  const knownFrom = stretches[0]?.first ?? -Infinity;
  const emptyFrom = stretches.map(({ last }) => last + 1).at(-1) ?? Infinity;
  const datedDays = [...calendar.specialDays.keys(), ...stretches.map(({ first }) => first)];

  function timelineOf(season: Season | undefined): TextTimeline<Words> {
    const week = openingCalendar({ hours: (season ?? openings).hours });
    const texts: Words[] = [];
    const numberOf = (text: Words) =>
      texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1;

    const isEmptyOn = (day: DayNumber) =>
      day < knownFrom || day >= emptyFrom || calendar.seasonOn(day) !== season;

    /** Returns the minutes of a day at which the text may change. */
    function minutesOf(day: DayNumber): number[] {
      const midnight = day * MINUTES_A_DAY;
      // A period of the previous or the next day may change the text on this day.
      const periods = [day - 1, day, day + 1].flatMap((near) =>
        [calendar, week].flatMap(({ periodsOn }) => periodsOn(near)),
      );
      const minutes = periods
        .flatMap(turns)
        .filter((minute) => minute > midnight && minute < midnight + MINUTES_A_DAY);
      return ascending([midnight, ...minutes]);
    }

    function changes(days: Iterable<DayNumber>, numberAt: (minute: WallMinute) => number | null) {
      const found: Change[] = [];
      for (const day of ascending(days)) {
        for (const minute of minutesOf(day)) {
          const textNumber = numberAt(minute);
          if (textNumber !== (found.at(-1)?.[1] ?? null)) found.push([minute, textNumber]);
        }
      }
      return relativeChanges(found);
    }

    const usual = changes(USUAL_WEEK, (minute) => numberOf(textAt(week, minute)));
    // An empty text in a week means that the text depends on dates, such as the next opening.
    const dependsOnDates = texts.includes("");
    const wholeStretches = stretches.filter(
      (stretch) => dependsOnDates && stretch.season === season,
    );
    const days = [
      ...datedDays.flatMap(daysAround),
      ...wholeStretches.flatMap(({ first, last }) => daysFrom(first, last)),
      ...stretches.map(({ last }) => last + 1),
      // January 1, 1970: a device with a wrong clock may be before all known stretches.
      ...(stretches.length > 0 ? [0] : []),
    ];
    const dated = changes(days, (minute) => {
      if (isEmptyOn(dayOf(minute))) return numberOf("");
      const text = textAt(calendar, minute);
      return text === textAt(week, minute) ? null : numberOf(text);
    });
    return { timeZone, wait, clock, texts, week: usual, dated };
  }

  return [undefined, ...(openings.seasonalHours ?? [])].map(timelineOf);
}
