/**
 * Time on the pharmacy's wall clock. Opening hours are written for that clock, so every day has 1440
 * minutes here, even when daylight saving begins or ends. Also runs in the browser.
 */

export const MINUTES_A_DAY = 1440;
export const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;

/** Minutes on the wall clock since midnight of January 1, 1970, a Thursday. */
export type WallMinute = number;

/** The part of Temporal that we use; TypeScript does not know Temporal yet. */
type DateWithTemporal = Date & {
  toTemporalInstant?: () => { toZonedDateTimeISO: (timeZone: string) => { toString(): string } };
};

/**
 * Converts a moment to the wall clock of a time zone.
 *
 * @param moment milliseconds since 1970
 * @param timeZone IANA name
 */
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
