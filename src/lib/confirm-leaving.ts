/** The browser's question before the patient leaves a page with unsent answers. */

/** Links that open another program. Browsers fire `beforeunload` for them, although the page stays. */
const TO_PROGRAM = "[href^=tel],[href^=sms],[href^=mailto],[href^=webcal]";

/** Attribute of the root element while a press of such a link may fire `beforeunload`. Two scripts of the page share it. */
const STAYS = "data-stays";

/** Longest time from the press to `beforeunload`: Chromium fires it at once, Firefox in a later task. */
const STAYS_MS = 500;

/** Makes the browser ask, on `beforeunload`, unless the page stays. */
export function confirmLeaving(leaving: Event) {
  if (!document.documentElement.hasAttribute(STAYS)) leaving.preventDefault();
}

/** Keeps the browser from asking if a press opens another program. */
export function notePress(target: Element) {
  if (!target.closest(TO_PROGRAM)) return;
  const stay = (isStaying: boolean) => document.documentElement.toggleAttribute(STAYS, isStaying);
  stay(true);
  setTimeout(stay, STAYS_MS, false);
}
