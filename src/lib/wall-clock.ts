/**
 * Time as the clock on the pharmacy's wall shows it. Opening hours are written for that clock, so a
 * day has 1440 minutes here, whatever daylight saving does to it.
 */

export const MINUTES_A_DAY = 1440;
export const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;

/** Minutes since the wall clock showed midnight of January 1, 1970, which was a Thursday. */
export type WallMinute = number;

/** What is used here of Temporal, which TypeScript does not know yet. */
type DateWithTemporal = Date & {
  toTemporalInstant?: () => { toZonedDateTimeISO: (timeZone: string) => { toString(): string } };
};

/**
 * What the wall clock shows.
 *
 * @param moment milliseconds since 1970 in UTC, as `Date.now()` gives them
 * @param timeZone the pharmacy's, by its IANA name
 */
export function wallMinute(moment: number, timeZone: string): WallMinute {
  const date: DateWithTemporal = new Date(moment);
  // Either 2026-11-26T09:30:00-06:00[America/Chicago], or 2026-11-26 09:30:00, as Swedes write it.
  // The first use of Intl, where there is no Temporal yet, keeps a slow phone busy for 80 milliseconds.
  const written =
    date.toTemporalInstant?.().toZonedDateTimeISO(timeZone).toString() ??
    date.toLocaleString("sv", { timeZone });
  return Date.parse(`${written.slice(0, 16).replace(" ", "T")}Z`) / 60_000;
}

/** `9 AM` or `4:20 PM`, never broken between two lines. */
export function clockText(minute: WallMinute): string {
  const hour = Math.floor(minute / 60) % 24;
  const past = minute % 60;
  const minutes = past ? (past < 10 ? ":0" : ":") + past : "";
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? "AM" : "PM"}`;
}

/** A time that is only about right is told in steps of so many minutes. */
export const ROUNDED_TO = 5;

export const roundUp = (minute: WallMinute): WallMinute =>
  Math.ceil(minute / ROUNDED_TO) * ROUNDED_TO;
