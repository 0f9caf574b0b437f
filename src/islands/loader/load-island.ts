import { savesData } from "../../inline/connection";
import { HYDRATED, QUEUED, SCRIPT_FAILED } from "../protocol";

const EVENTS = ["pointerdown", "focusin", "keydown", "input"];

/** How long scripts may take before the page says that its form does not work. */
const TIME_LIMIT_MS = 20_000;

/**
 * Pause between a complete page and the fetching of its form's scripts. Browsers are often idle between
 * `load` and the first paint, which would have to wait; and Safari has no `requestIdleCallback`.
 */
const REST_MS = 1_000;

/** Adds an element to the end of the page. */
const add = <Tag extends "link" | "script">(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
) => document.body.append(Object.assign(document.createElement(tag), properties));

/**
 * Runs the scripts of a page's island when someone first touches, focuses or types. They are fetched before,
 * at low priority, once the page has been complete for a moment, so that the form lives at once, also if
 * the connection breaks in the meantime.
 *
 * A form that is submitted, or a button of its section that is pressed, before they have come is
 * queued; the island does what was asked once it is hydrated. Where a script cannot be had or takes too
 * long, the page says that nothing was sent, and nothing that was queued is done any more.
 *
 * @param addresses those of the scripts, in the order in which they have to run
 */
export function loadIsland(addresses: readonly string[]) {
  let hasStarted = false;

  /** Whether there is nothing to wait for any longer. */
  const hasEnded = () => document.querySelector(`[${HYDRATED}],[${SCRIPT_FAILED}]`);
  const giveUp = () => {
    if (!hasEnded()) document.documentElement.setAttribute(SCRIPT_FAILED, "");
  };
  const queue = (element: Element | null) => {
    if (!hasEnded()) element?.setAttribute(QUEUED, "");
  };

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    setTimeout(giveUp, TIME_LIMIT_MS);
    for (const src of addresses) add("script", { async: false, onerror: giveUp, src });
  };

  const preload = () => {
    if (savesData()) return;
    for (const href of addresses) {
      add("link", { rel: "preload", as: "script", fetchPriority: "low", href });
    }
  };

  addEventListener("load", () => setTimeout(preload, REST_MS));
  for (const event of EVENTS) addEventListener(event, start, true);
  addEventListener(
    "click",
    ({ target }) => queue((target as Element).closest("main [type=button]")),
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      queue(event.target as HTMLFormElement);
      // The page says that it will send the form.
      window.onbeforeunload = (leaving) => {
        if (!hasEnded()) leaving.preventDefault();
      };
      start();
    },
    true,
  );
}
