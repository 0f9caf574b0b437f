/**
 * Script for a picture that is another one while the pharmacy is closed. It runs inside the `picture`, after the
 * sources for dark screens and before the `img` exists, so that the browser loads only one of both pictures.
 */
import { textAt, type TextTimeline } from "../time/text-at";
import { wallMinute } from "../time/wall-clock";

const script = document.currentScript as HTMLScriptElement;
const picture = script.parentElement as HTMLPictureElement;
const [placeholder, ...sources] = picture.querySelectorAll("source");
placeholder?.remove();

const timeline = JSON.parse(script.dataset.whenClosed as string) as TextTimeline;
if (textAt(timeline, wallMinute(Date.now(), timeline.timeZone)) === "closed") {
  // On light screens as well.
  for (const source of sources) source.media = source.media.replace(/.*dark\)( and )?/, "");
}
