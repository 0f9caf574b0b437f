/** The browser's question before the patient leaves a page with unsent answers. */

/** Addresses of other programs. Browsers fire `beforeunload` for them, although the page stays. */
const STAYING = /^(?!http)/;

/** Attribute of the root element while a press of such a link may fire `beforeunload`. Two scripts of the page share it. */
const STAYS = "data-stays";

/** Longest time from the press to `beforeunload`: Chromium fires it at once, Firefox in a later task. */
const STAYS_MS = 500;

/** Makes the browser ask, on `beforeunload`, unless the page stays. */
export function confirmLeaving(leaving: BeforeUnloadEvent) {
  // Every browser asks for a `returnValue`. For `preventDefault`, Chrome asks only since version 119.
  if (!document.documentElement.hasAttribute(STAYS)) leaving.returnValue = "-";
}

/** Keeps the browser from asking if a press opens another program. */
export function notePress(target: Element) {
  const { href = "http" } = target.closest("a") ?? {};
  if (!STAYING.test(href)) return;
  const stay = (isStaying: boolean) => document.documentElement.toggleAttribute(STAYS, isStaying);
  stay(true);
  setTimeout(stay, STAYS_MS, false);
}
