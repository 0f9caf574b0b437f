import { HYDRATED, ISLAND, QUEUED, SCRIPT_FAILED } from "../protocol";

const EVENTS = ["pointerdown", "focusin", "keydown", "input"];

/** How long scripts may take before the page says that its form does not work. */
const TIME_LIMIT_MS = 20_000;

/**
 * Brings the scripts of a page's island in when someone first touches, focuses or types.
 *
 * A form that is submitted, or a button of its section that is pressed, before they have come is
 * queued; the island does what was asked once it is hydrated. If it never is, because a script
 * cannot be had or takes too long, the page says that nothing was sent, and nothing is queued any
 * longer.
 *
 * @param addresses where the scripts are, in their order
 */
export function loadIsland(...addresses: string[]) {
  const root = document.documentElement;
  let hasStarted = false;

  const isHydrated = () => document.querySelector(`[${ISLAND}][${HYDRATED}]`) !== null;
  const giveUp = () => {
    if (isHydrated()) return;
    root.setAttribute(SCRIPT_FAILED, "");
    for (const queued of document.querySelectorAll(`[${QUEUED}]`)) queued.removeAttribute(QUEUED);
  };
  const queue = (element: Element | null) => {
    if (element && !isHydrated() && !root.hasAttribute(SCRIPT_FAILED)) {
      element.setAttribute(QUEUED, "");
    }
  };

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const event of EVENTS) removeEventListener(event, start, true);
    setTimeout(giveUp, TIME_LIMIT_MS);
    for (const address of addresses) {
      const script = document.createElement("script");
      script.async = false;
      script.onerror = giveUp;
      script.src = address;
      document.body.append(script);
    }
  };

  for (const event of EVENTS) addEventListener(event, start, true);
  addEventListener(
    "click",
    (event) => {
      queue((event.target as Element).closest("main button[type=button]"));
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      queue(event.target as HTMLFormElement);
      start();
    },
    true,
  );
}
