import { textAt, type TextTimeline } from "../lib/text-at";
import { clockText, roundUp, type WallMinute, wallMinute } from "../lib/wall-clock";

/** Replaces `{time}` by the time at which something brought in now is ready: "4:20 PM". */
export const withReadyTime = (text: string, { wait = 0, clock }: TextTimeline, now: WallMinute) =>
  clock ? text.replace("{time}", clockText(roundUp(now + wait), clock)) : text;

/**
 * Updates everything that depends on the present minute: texts with a timeline, and elements that are hidden
 * before `data-starts` and from `data-ends` on (milliseconds since 1970).
 */
export function showTimedTexts() {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>(
    "[data-timeline],[data-starts],[data-ends]",
  )) {
    const { timeline, starts = 0, ends = Infinity } = element.dataset;
    if (timeline) {
      const texts = JSON.parse(timeline) as TextTimeline;
      const minute = wallMinute(now, texts.timeZone);
      const text = withReadyTime(textAt(texts, minute), texts, minute);
      // Writing the same text again would undo a selection.
      if (element.textContent !== text) element.textContent = text;
    } else element.hidden = now < +starts || now >= +ends;
  }
}
