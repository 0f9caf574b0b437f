import { textAt, type TextTimeline } from "../time/text-at";
import { clockText, roundUp, type WallMinute, wallMinute } from "../time/wall-clock";

/** Replaces `{time}` by the time at which something brought in now is ready: "4:20 PM". */
export const withReadyTime = (text: string, { wait, clock }: TextTimeline, now: WallMinute) =>
  // Only texts of a timeline with a clock have `{time}`.
  text.replace("{time}", (clock && clockText(roundUp(now + (wait as number)), clock)) as string);

/** When an element is shown, in milliseconds since 1970. */
export interface TimeShown {
  /** Hidden before. */
  starts?: number;
  /** Hidden from then on. */
  ends?: number;
}

interface TimedElement extends HTMLElement {
  /** Text that the script wrote last. The element may show its translation by the browser. */
  was?: string;
}

/** Updates all elements with a `data-timeline`: the JSON of their text's timeline, or of when they are shown. */
export const showTimedTexts = () => {
  const now = Date.now();
  for (const element of document.querySelectorAll<TimedElement>("[data-timeline]")) {
    const timeline = JSON.parse(element.dataset.timeline as string) as
      TextTimeline | (TimeShown & { texts?: undefined });
    if (timeline.texts) {
      const minute = wallMinute(now, timeline.timeZone);
      const text = withReadyTime(textAt(timeline, minute), timeline, minute);
      // Writing the same text again would undo a selection or a translation.
      if (element.was !== text) element.textContent = element.was = text;
    } else {
      // A comparison with an absent limit is false in JavaScript.
      element.hidden = now < (timeline.starts as number) || now >= (timeline.ends as number);
    }
  }
};
