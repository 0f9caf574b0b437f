import { savesData } from "../../inline/connection";
import { HYDRATED, QUEUED, SCRIPT_FAILED } from "../protocol";

const EVENTS = ["pointerdown", "focusin", "keydown", "input"];

/** Time limit for the scripts. After it, the page says that its form does not work. */
const TIME_LIMIT_MS = 20_000;

/**
 * Delay between `load` and the preload of the scripts, so that they do not compete with the first
 * paint. Idle callbacks can come before it, and Safari has none.
 */
const PRELOAD_DELAY_MS = 1_000;

const add = <Tag extends "link" | "script">(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
) => document.body.append(Object.assign(document.createElement(tag), properties));

/**
 * Runs an island's scripts at the first touch, focus or key press. They are preloaded at low priority
 * shortly after `load`, so that the form works at once, even if the connection has broken since.
 *
 * A submit or a press of a button before hydration is queued and replayed after it. If a script fails
 * to load in time, the page says that nothing was sent, and the queue is dropped.
 *
 * @param addresses URLs of the scripts, in the order in which they have to run
 */
export function loadIsland(addresses: readonly string[]) {
  let hasStarted = false;

  /** True after hydration or failure. */
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

  addEventListener("load", () => setTimeout(preload, PRELOAD_DELAY_MS));
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
      // The page has promised to send the form, so leaving needs confirmation.
      window.onbeforeunload = (leaving) => {
        if (!hasEnded()) leaving.preventDefault();
      };
      start();
    },
    true,
  );
}
