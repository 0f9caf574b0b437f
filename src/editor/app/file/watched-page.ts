/** Whether a page is shown that follows what is typed, beside the form or in a window of its own. */
import { PAGE_FOLLOWS } from "../../../lib/pages-beside-screen";

/** Key of a note in the browser that a window is open, which a reload of the screen does not close. */
const WATCHED = "watches-page";

/** Pages of this computer, where `npm run edit` shows them. */
const OWN_PAGES = /^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/;

const changed = new EventTarget();

let isBesideForm = false;

export const isPageWatched = () => isBesideForm || sessionStorage.getItem(WATCHED) !== null;

/** True if a message comes from a page that this computer shows. */
export const isFromPage = ({ origin }: MessageEvent) => OWN_PAGES.test(origin);

/** The page beside the form went, or another one comes, which tells when it follows. */
export function leavePage(): void {
  isBesideForm = false;
}

/** Calls a function when somebody begins to watch. Returns a function that stops it. */
export function onPageWatched(listener: () => void): () => void {
  changed.addEventListener(WATCHED, listener);
  return () => changed.removeEventListener(WATCHED, listener);
}

addEventListener("message", (message: MessageEvent<{ type?: string } | null>) => {
  if (message.data?.type !== PAGE_FOLLOWS || !isFromPage(message)) return;
  if ((message.source as Window | null)?.parent === window) isBesideForm = true;
  else sessionStorage.setItem(WATCHED, "yes");
  changed.dispatchEvent(new Event(WATCHED));
});
