import { textAt, type TextTimeline } from "../lib/text-at";
import { wallMinute, type WallMinute } from "../lib/wall-clock";

/** Completes a text with what no timeline can hold. */
export type Finish = (text: string, timeline: TextTimeline, now: WallMinute) => string;

/** Gives every element with a timeline the text that holds now. */
export function showTimedTexts(finish: Finish) {
  for (const element of document.querySelectorAll<HTMLElement>("[data-timeline]")) {
    const timeline = JSON.parse(element.dataset.timeline as string) as TextTimeline;
    const now = wallMinute(Date.now(), timeline.timeZone);
    const text = finish(textAt(timeline, now), timeline, now);
    // Writing the same text again would undo a selection.
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Shows the texts, and keeps them right on a page that stays open, or is looked at again. */
export function keepTimedTexts(finish: Finish) {
  showTimedTexts(finish);
  setInterval(showTimedTexts, 5_000, finish);
}
