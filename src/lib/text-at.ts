import { MINUTES_A_WEEK, type WallMinute } from "./wall-clock";

/** From this minute on, the text with this number holds; `null` is the week's text. */
export type Change = readonly [from: WallMinute, textNumber: number | null];

/** Which text holds when. */
export interface TextTimeline {
  /** The pharmacy's, by its IANA name. */
  timeZone: string;
  /** In minutes: `{time}` in a text is the present time and so much more. */
  wait?: number;
  texts: readonly string[];
  /** The week that begins with January 1, 1970, which all others are like. Empty for a text that only dates change. */
  week: readonly Change[];
  /** What differs from the week: around special days, and while the week of another season holds. */
  dated: readonly Change[];
}

// Safari learned `findLast` in version 15.4, later than phones that we serve.
const lastBefore = (changes: readonly Change[], minute: WallMinute) =>
  changes.filter(([from]) => from <= minute).pop()?.[1];

/** The text that holds at a minute. */
export const textAt = ({ texts, week, dated }: TextTimeline, minute: WallMinute) =>
  texts[lastBefore(dated, minute) ?? lastBefore(week, minute % MINUTES_A_WEEK) ?? 0] as string;
