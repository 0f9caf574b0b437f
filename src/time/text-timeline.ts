/** Precomputes a text that changes with the time. The browser only looks up the minute, however old the build is. */
import {
  type Clock,
  type DayNumber,
  dayOf,
  MINUTES_A_DAY,
  MINUTES_A_WEEK,
  presentDay,
  type WallMinute,
} from "./wall-clock";
import {
  HORIZON_DAYS,
  type OpeningCalendar,
  openingCalendar,
  type Openings,
  weeksOf,
} from "./opening-calendar";
import type { OpenPeriod } from "./opening-hours";
import { type Change, relativeChanges, type TextNumber, type TextTimeline } from "./text-at";

interface ChangingText {
  openings: Openings;
  timeZone: string;
  /** Minutes that the browser adds to the current time for `{time}`. */
  wait?: number;
  /** How the browser writes `{time}`. */
  clock?: Clock;
  /** Returns the text at a minute. */
  textAt: (calendar: OpeningCalendar, now: WallMinute) => string;
  /** Returns the minutes at which an open period may change the text, besides midnights. Default: its begin and end. */
  turns?: (period: OpenPeriod) => readonly WallMinute[];
}

/** Days before a dated day in which the text may name it, because it names the next opening. */
const DAYS_BEFORE = 7;

/** Days from January 1, 1970. */
const USUAL_WEEK: readonly DayNumber[] = [0, 1, 2, 3, 4, 5, 6];

const ascending = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b);

/** Returns the days from `before` days ahead of a day until the day after it. */
const daysAround = (day: DayNumber, before = DAYS_BEFORE) =>
  Array.from({ length: before + 2 }, (_, index) => day - before + index);

/** Returns all texts, and when each of them holds. */
export function textTimeline({
  openings,
  timeZone,
  wait,
  clock,
  textAt,
  turns = ({ opens, closes }) => [opens, closes],
}: ChangingText): TextTimeline {
  const calendar = openingCalendar(openings);
  const texts: string[] = [];
  const numberOf = (text: string) =>
    texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1;

  /** Returns the minutes of a day at which the text may change. */
  function minutesOf(day: DayNumber, calendars: readonly OpeningCalendar[]): number[] {
    const midnight = day * MINUTES_A_DAY;
    // A period of the previous or the next day may change the text on this day.
    const periods = [day - 1, day, day + 1].flatMap((near) =>
      calendars.flatMap(({ periodsOn }) => periodsOn(near)),
    );
    const minutes = periods
      .flatMap(turns)
      .filter((minute) => minute > midnight && minute < midnight + MINUTES_A_DAY);
    return ascending([midnight, ...minutes]);
  }

  function changes(
    days: Iterable<DayNumber>,
    calendarsOn: (day: DayNumber) => readonly OpeningCalendar[],
    numberAt: (minute: WallMinute) => TextNumber,
  ): Change<TextNumber>[] {
    const found: Change<TextNumber>[] = [];
    for (const day of ascending(days)) {
      for (const minute of minutesOf(day, calendarsOn(day))) {
        const textNumber = numberAt(minute);
        if (textNumber !== (found.at(-1)?.[1] ?? null)) found.push([minute, textNumber]);
      }
    }
    return found;
  }

  const today = presentDay(timeZone);
  /** Returns the days of the coming year on some days of the week, each with the day after it. */
  const comingDays = (weekdays: readonly DayNumber[]) =>
    Array.from({ length: HORIZON_DAYS }, (_, ahead) => today + ahead)
      .filter((day) => weekdays.includes(day % 7))
      .flatMap((day) => [day, day + 1]);

  const weeks = weeksOf(openings).map(({ hours, first, last }) => {
    const week = openingCalendar({ hours });
    /** Returns the text that holds every week; empty for one that names a date, as where only one day is open. */
    const usualText = (minute: WallMinute) => {
      const text = textAt(week, minute);
      return text === textAt(week, minute + MINUTES_A_WEEK) ? text : "";
    };
    const usual = changes(
      USUAL_WEEK,
      () => [week],
      (minute) => numberOf(usualText(minute)),
    );
    const withDate = USUAL_WEEK.filter((day) =>
      minutesOf(day, [week]).some((minute) => textAt(week, minute) !== usualText(minute)),
    );
    // A week without an opening has no text of its own: it names the first opening after it, up to a year ahead.
    const before = usual.some(([, number]) => texts[number ?? -1] === "")
      ? HORIZON_DAYS
      : DAYS_BEFORE;
    return {
      first,
      week,
      usualText,
      usual,
      changing: [
        ...(Number.isFinite(last) ? daysAround(last + 1, before) : []),
        ...comingDays(withDate).filter((day) => first <= day && day <= last),
      ],
    };
  });
  const weekOn = (day: DayNumber) => weeks.findLast(({ first }) => first <= day);

  const dated = changes(
    [...calendar.specialDays.keys()]
      .flatMap((day) => daysAround(day))
      .concat(weeks.flatMap(({ changing }) => changing)),
    (day) => [calendar, weekOn(day)?.week ?? calendar],
    (minute) => {
      const text = textAt(calendar, minute);
      return text === weekOn(dayOf(minute))?.usualText(minute) ? null : numberOf(text);
    },
  );
  return {
    timeZone,
    wait,
    clock,
    texts,
    weeks: relativeChanges(
      weeks.map(({ first, usual }) => [Math.max(first, 0) * MINUTES_A_DAY, relativeChanges(usual)]),
    ),
    dated: relativeChanges(dated),
  };
}
