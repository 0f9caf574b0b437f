/**
 * Time as the clock on the pharmacy's wall shows it. Opening hours are written for that clock, so a
 * day has 1440 minutes here, whatever daylight saving does to it.
 */

export const MINUTES_A_DAY = 1440;
export const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;

/** Minutes since the wall clock showed midnight of January 1, 1970, which was a Thursday. */
export type WallMinute = number;

/**
 * What the wall clock shows.
 *
 * @param moment milliseconds since 1970 in UTC, as `Date.now()` gives them
 * @param timeZone the pharmacy's, by its IANA name
 */
export function wallMinute(moment: number, timeZone: string): WallMinute {
  // Swedes write 2026-11-26 09:30:00, which Date reads once the T and the zone are added.
  const written = new Date(moment).toLocaleString("sv", { timeZone });
  return Math.floor(Date.parse(written.replace(" ", "T") + "Z") / 60_000);
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
