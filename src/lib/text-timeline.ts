/**
 * A text that changes with the time, worked out in advance: each week once, the usual one and those
 * of seasons, and around dated days what differs from it. The browser then needs only to look up the
 * present minute, however long ago the page was built.
 */
import type { DayNumber } from "./dates";
import { dayOf, type OpeningCalendar, openingCalendar, type Openings } from "./opening-calendar";
import type { OpenPeriod } from "./opening-hours";
import { type Season, seasonStretches } from "./seasons";
import { type Change, relativeChanges, type TextTimeline } from "./text-at";
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

const daysFrom = (first: DayNumber, last: DayNumber) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const daysAround = (day: DayNumber) => daysFrom(day - DAYS_BEFORE, day + 1);

/**
 * The timelines of a text: one for the usual week, and one for each season. Each is silent while the
 * week of another holds, so that what they say together is the text.
 *
 * @param now in milliseconds since 1970: when the page is built. All are silent at times whose seasons
 * the page does not know: before the season of the build, and years after it.
 */
export function textTimelines(
  { openings, timeZone, wait, textAt, turns }: ChangingText,
  now = Date.now(),
): TextTimeline[] {
  const calendar = openingCalendar(openings);
  const stretches = seasonStretches(openings, now);
  const knownFrom = stretches[0]?.first ?? -Infinity;
  const silentFrom = stretches.map(({ last }) => last + 1).at(-1) ?? Infinity;
  const datedDays = [...calendar.specialDays.keys(), ...stretches.map(({ first }) => first)];

  function timelineOf(season: Season | undefined): TextTimeline {
    const week = openingCalendar({ hours: (season ?? openings).hours });
    const texts: string[] = [];
    const numberOf = (text: string) =>
      texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1;

    const isSilentOn = (day: DayNumber) =>
      day < knownFrom || day >= silentFrom || calendar.seasonOn(day) !== season;

    /** The minutes of a day at which the text may change. */
    function minutesOf(day: DayNumber): number[] {
      const midnight = day * MINUTES_A_DAY;
      // What changes at a minute of this day may be a period of the day before or after it.
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
    // What a week by itself cannot tell, such as the next opening after it, hangs on its dates.
    const hangsOnDates = texts.includes("");
    const wholeStretches = stretches.filter((it) => hangsOnDates && it.season === season);
    const days = [
      ...datedDays.flatMap(daysAround),
      ...wholeStretches.flatMap(({ first, last }) => daysFrom(first, last)),
      ...stretches.map(({ last }) => last + 1),
      // A device whose clock is far behind the build is in none of the seasons known here.
      ...(stretches.length > 0 ? [0] : []),
    ];
    const dated = changes(days, (minute) => {
      if (isSilentOn(dayOf(minute))) return numberOf("");
      const text = textAt(calendar, minute);
      return text === textAt(week, minute) ? null : numberOf(text);
    });
    return { timeZone, wait, texts, week: usual, dated };
  }

  return [undefined, ...(openings.seasonalHours ?? [])].map(timelineOf);
}
