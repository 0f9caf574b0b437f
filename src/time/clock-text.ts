/** Times of day as people read them. Also runs in the browser. */
import type { WallMinute } from "./wall-clock";

/** Times in the morning, in the afternoon and at noon, with `#` for the hour and the minutes. */
export type Clock = readonly [am: string, pm: string, noon: string];

/** English as staff write it. */
export const ENGLISH_CLOCK: Clock = ["#AM", "#PM", "#PM"];

/** Formats a time: `9 AM` or `4:20 PM`, with a no-break space. */
export function clockText(minute: WallMinute, clock: Clock): string {
  const past = minute % 60;
  const minutes = past ? (past < 10 ? ":0" : ":") + past : "";
  // `| 0` cuts a fraction off in fewer bytes than `Math.floor`.
  const hour = ((minute / 60) % 12) | 0 || 12;
  const half = (minute / 720) % 2 === 1 ? 2 : (minute / 720) & 1;
  return (clock[half] as string).replace("#", `${hour}${minutes}`);
}

/** Minutes to which an approximate time is rounded. */
export const ROUNDED_TO = 5;

export const roundUp = (minute: WallMinute): WallMinute =>
  Math.ceil(minute / ROUNDED_TO) * ROUNDED_TO;
