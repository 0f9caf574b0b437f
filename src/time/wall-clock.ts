/**
 * Time on the pharmacy's wall clock, as minutes and days. Opening hours are written for that clock, so every day has
 * 1440 minutes here, even when daylight saving begins or ends. Also runs in the browser.
 */

export const MINUTES_A_DAY = 1440;
export const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;

/** Minutes on the wall clock since midnight of January 1, 1970, a Thursday. */
export type WallMinute = number;

/** The part of Temporal that we use; TypeScript does not know Temporal yet. */
type DateWithTemporal = Date & {
  toTemporalInstant?: () => { toZonedDateTimeISO: (timeZone: string) => { toString(): string } };
};

/** Converts a moment, in milliseconds since 1970, to the wall clock of a time zone. */
export function wallMinute(moment: number, timeZone: string): WallMinute {
  const date: DateWithTemporal = new Date(moment);
  // `2026-11-26T09:30:00-06:00[America/Chicago]` or, in Swedish, `2026-11-26 09:30:00`. Temporal comes
  // first, because the first call of `Intl` costs a slow phone 80 ms.
  const written = String(
    date.toTemporalInstant?.().toZonedDateTimeISO(timeZone) ??
      date.toLocaleString("sv", { timeZone }),
  );
  return Date.parse(written.slice(0, 16).replace(" ", "T") + "Z") / 60_000;
}

/** Days since January 1, 1970. */
export type DayNumber = number;

const MS_A_DAY = 86_400_000;
const MS_A_MINUTE = 60_000;
const MS_A_QUARTER_HOUR = 900_000;
/** Three hours, in milliseconds: more than clocks are ever changed by. */
const MOST_CHANGED = 10_800_000;

/** Parses `2026-12-25`. */
export const dayNumber = (day: string): DayNumber => Date.parse(day) / MS_A_DAY;

/** Returns the day's midnight in UTC. */
export const dateOfDay = (day: DayNumber) => new Date(day * MS_A_DAY);

/** Formats a day as `2026-12-25`. */
export const isoDate = (day: DayNumber) => dateOfDay(day).toISOString().slice(0, 10);

/** Returns the day of a minute on the wall clock. */
export const dayOf = (minute: WallMinute): DayNumber => Math.floor(minute / MINUTES_A_DAY);

/** Returns the date of a moment, in milliseconds since 1970, in a time zone: `2026-12-25`. */
export const calendarDay = (moment: number, timeZone: string) =>
  // Swedish dates have the ISO format.
  new Date(moment).toLocaleDateString("sv", { timeZone });

/**
 * Returns the first moment at which the clocks of a time zone show a minute or a later one, in milliseconds since
 * 1970. They skip an hour when daylight saving begins, and show one twice when it ends.
 */
export function firstMoment(minute: WallMinute, timeZone: string): number {
  const shown = (at: number) => wallMinute(at, timeZone);
  const inGreenwich = minute * MS_A_MINUTE;
  const nearby = 2 * inGreenwich - shown(inGreenwich) * MS_A_MINUTE - MOST_CHANGED;
  let moment = Math.floor(nearby / MS_A_QUARTER_HOUR) * MS_A_QUARTER_HOUR;
  // Time zones differ by quarters of an hour, and clocks change at one.
  while (shown(moment) + 15 <= minute && shown(moment + MS_A_QUARTER_HOUR) <= minute) {
    moment += MS_A_QUARTER_HOUR;
  }
  return moment + Math.min((minute - shown(moment)) * MS_A_MINUTE, MS_A_QUARTER_HOUR);
}

/** Returns the end of a day in a time zone, in milliseconds since 1970. */
export const endOfDay = (day: string, timeZone: string): number =>
  firstMoment((dayNumber(day) + 1) * MINUTES_A_DAY, timeZone);

/** Returns the current day in a time zone. */
export const presentDay = (timeZone: string): DayNumber =>
  dayNumber(calendarDay(Date.now(), timeZone));

/** Returns the current year in a time zone. */
export const presentYear = (timeZone: string) =>
  Number(calendarDay(Date.now(), timeZone).slice(0, 4));

/** Times in the morning, in the afternoon and at noon, with `#` for the hour and the minutes. */
export type Clock = readonly [am: string, pm: string, noon: string];

/** English as staff write it. */
export const ENGLISH_CLOCK: Clock = ["#AM", "#PM", "#PM"];

/** Formats a time: `9 AM` or `4:20 PM`, with a no-break space. */
export function clockText(minute: WallMinute, clock: Clock): string {
  const [am, pm, noon] = clock;
  const hour = Math.floor(minute / 60) % 24;
  const past = minute % 60;
  const minutes = past === 0 ? "" : past < 10 ? `:0${past}` : `:${past}`;
  const isNoon = hour === 12 && past === 0;
  return (isNoon ? noon : hour < 12 ? am : pm).replace("#", `${hour % 12 || 12}${minutes}`);
}

/** Minutes to which an approximate time is rounded. */
export const ROUNDED_TO = 5;

export const roundUp = (minute: WallMinute): WallMinute =>
  Math.ceil(minute / ROUNDED_TO) * ROUNDED_TO;
