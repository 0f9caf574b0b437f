/** Whether a page is shown, beside the form or in a window of its own. */

/** Key of a note in the browser that a window is open, which a reload of the screen does not close. */
const WATCHED = "watches-page";

const changed = new EventTarget();

let isBesideForm = false;

export const isPageWatched = () => isBesideForm || sessionStorage.getItem(WATCHED) !== null;

export function showBesideForm(isShown: boolean): void {
  const before = isPageWatched();
  isBesideForm = isShown;
  if (!before && isShown) changed.dispatchEvent(new Event(WATCHED));
}

export function showInWindow(): void {
  sessionStorage.setItem(WATCHED, "yes");
  changed.dispatchEvent(new Event(WATCHED));
}

/** Calls a function when somebody begins to watch. Returns a function that stops it. */
export function onPageWatched(listener: () => void): () => void {
  changed.addEventListener(WATCHED, listener);
  return () => changed.removeEventListener(WATCHED, listener);
}
