/** Looks up the text for a minute in a timeline. Runs in the browser, so it imports almost nothing. */
import { type Clock, MINUTES_A_WEEK, type WallMinute } from "./wall-clock";

/** From this minute on, the value holds. */
export type Change<Value> = readonly [from: WallMinute, value: Value];

/** `Change` in minutes since the previous change, which compresses to half the size. */
export type RelativeChange<Value> = readonly [later: number, value: Value];

/** Index of the text that holds. `null` is that of the usual week. */
export type TextNumber = number | null;

/** Text that changes with the time. */
export interface TextTimeline {
  timeZone: string;
  /** Minutes: `{time}` in a text is the current time plus this. */
  wait?: number;
  /** How that time is written. Present with `wait`. */
  clock?: Clock;
  texts: readonly string[];
  /**
   * Usual weeks that follow each other, each with its changes in the week from January 1, 1970. Empty if only
   * dates change the text.
   */
  weeks: readonly RelativeChange<readonly RelativeChange<TextNumber>[]>[];
  /** Exceptions from the usual weeks: special days, and the days around a change of hours. */
  dated: readonly RelativeChange<TextNumber>[];
}

/** Converts changes in chronological order to relative ones. */
export const relativeChanges = <Value>(
  changes: readonly Change<Value>[],
): RelativeChange<Value>[] =>
  changes.map(([from, value], index) => [from - (changes[index - 1]?.[0] ?? 0), value]);

/** Returns the value that holds at a minute; `undefined` before the first change. */
function valueAt<Value>(
  changes: readonly RelativeChange<Value>[],
  minute: WallMinute,
): Value | undefined {
  let found: Value | undefined;
  let left = minute;
  for (const [later, value] of changes) {
    left -= later;
    if (left < 0) break;
    found = value;
  }
  return found;
}

/** Returns the text that holds at a minute. */
export function textAt({ texts, weeks, dated }: TextTimeline, minute: WallMinute): string {
  const usual = valueAt(weeks, minute) ?? [];
  const number = valueAt(dated, minute) ?? valueAt(usual, minute % MINUTES_A_WEEK) ?? 0;
  return texts[number] ?? "";
}
