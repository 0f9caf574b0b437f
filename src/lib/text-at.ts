/** Looks up the text for a minute in a timeline. Runs in the browser, so it imports almost nothing. */
import { type Clock, MINUTES_A_WEEK, type WallMinute } from "./wall-clock";

/** From this minute on, the text with this index holds. `null` is that of the usual week. */
export type Change = readonly [from: WallMinute, textNumber: number | null];

/** `Change` in minutes since the previous change, which compresses to half the size. */
export type RelativeChange = readonly [later: number, textNumber: number | null];

/** Text that changes with the time. */
export interface TextTimeline<Text = string> {
  /** IANA name. */
  timeZone: string;
  /** Minutes: `{time}` in a text is the current time plus this. */
  wait?: number;
  /** How that time is written. Present with `wait`. */
  clock?: Clock;
  texts: readonly Text[];
  /**
   * Usual weeks, each with the minute from which it holds, and with its changes in the week from January 1,
   * 1970. Empty if only dates change the text.
   */
  weeks: readonly (readonly [from: WallMinute, changes: readonly RelativeChange[]])[];
  /** Exceptions from the usual weeks: special days, and the days around a change of hours. */
  dated: readonly RelativeChange[];
}

/** @param changes in chronological order */
export const relativeChanges = (changes: readonly Change[]): RelativeChange[] =>
  changes.map(([from, textNumber], index) => [from - (changes[index - 1]?.[0] ?? 0), textNumber]);

// Safari before version 15.4 has no `findLast`.
const textNumberAt = (changes: readonly RelativeChange[], left: WallMinute) =>
  changes.filter(([later]) => (left -= later) >= 0).pop()?.[1];

export function textAt<Text>({ texts, weeks, dated }: TextTimeline<Text>, minute: WallMinute) {
  const week = weeks.filter(([from]) => from <= minute).pop()?.[1] ?? [];
  const number = textNumberAt(dated, minute) ?? textNumberAt(week, minute % MINUTES_A_WEEK) ?? 0;
  return texts[number] as Text;
}
