import { MINUTES_A_WEEK, type WallMinute } from "./wall-clock";

/** From this minute on, the text with this number holds; `null` is the week's text. */
export type Change = readonly [from: WallMinute, textNumber: number | null];

/** The same, in minutes since the change before it, which compresses to half. */
export type RelativeChange = readonly [later: number, textNumber: number | null];

/** Which text holds when. */
export interface TextTimeline {
  /** The pharmacy's, by its IANA name. */
  timeZone: string;
  /** In minutes: `{time}` in a text is the present time and so much more. */
  wait?: number;
  texts: readonly string[];
  /** The week that begins with January 1, 1970, which all others are like. Empty for a text that only dates change. */
  week: readonly RelativeChange[];
  /** What differs from the week: around special days, and while the week of another season holds. */
  dated: readonly RelativeChange[];
}

/** @param changes in their order */
export const relativeChanges = (changes: readonly Change[]): RelativeChange[] =>
  changes.map(([from, textNumber], index) => [from - (changes[index - 1]?.[0] ?? 0), textNumber]);

// Safari learned `findLast` in version 15.4, later than phones that we serve.
const textNumberAt = (changes: readonly RelativeChange[], left: WallMinute) =>
  changes.filter(([later]) => (left -= later) >= 0).pop()?.[1];

/** The text that holds at a minute. */
export const textAt = ({ texts, week, dated }: TextTimeline, minute: WallMinute) =>
  texts[textNumberAt(dated, minute) ?? textNumberAt(week, minute % MINUTES_A_WEEK) ?? 0] as string;
