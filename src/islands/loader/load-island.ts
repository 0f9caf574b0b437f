import { HYDRATED, QUEUED, SCRIPT_FAILED } from "../protocol";

const EVENTS = ["pointerdown", "focusin", "keydown", "input"];

/** How long scripts may take before the page says that its form does not work. */
const TIME_LIMIT_MS = 20_000;

/** How long after the page nothing else is loaded, so that it is shown first. */
const REST_MS = 1_000;

/** An island, and the addresses of its files. */
export interface IslandFiles {
  name: string;
  /** What it is rendered with, as JSON. */
  props: string;
  /** In the order in which they have to run, with spaces between them. */
  scripts: string;
}

/**
 * Brings the scripts of a page's island in when someone first touches, focuses or types. Its props come
 * once the page has: they are then of the same day as the page, and there if the connection breaks.
 *
 * A form that is submitted, or a button of its section that is pressed, before they have come is
 * queued; the island does what was asked once it is hydrated. If it never is, because a script
 * cannot be had or takes too long, the page says that nothing was sent, and nothing is queued any
 * longer.
 */
export function loadIsland({ name, props, scripts }: IslandFiles) {
  let hasStarted = false;
  let loading: Promise<unknown> | undefined;

  // A page that says that there is no such file is no JSON.
  const fetchProps = () => fetch(props).then((response): Promise<unknown> => response.json());
  const loadProps = () => {
    // What could not be had before may be had now.
    window[`${name}Props`] = loading = loading ? loading.catch(fetchProps) : fetchProps();
  };

  /** Whether there is nothing to wait for any longer. */
  const hasEnded = () => document.querySelector(`[${HYDRATED}],[${SCRIPT_FAILED}]`) !== null;
  const giveUp = () => {
    if (hasEnded()) return;
    document.documentElement.setAttribute(SCRIPT_FAILED, "");
    for (const queued of document.querySelectorAll(`[${QUEUED}]`)) queued.removeAttribute(QUEUED);
  };
  const queue = (element: Element | null) => {
    if (!hasEnded()) element?.setAttribute(QUEUED, "");
  };

  const askBeforeLeaving = (event: Event) => {
    if (document.querySelector(`form[${QUEUED}]`)) event.preventDefault();
  };

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    setTimeout(giveUp, TIME_LIMIT_MS);
    loadProps();
    loading?.catch(giveUp);
    for (const address of scripts.split(" ")) {
      const script = document.createElement("script");
      script.async = false;
      script.onerror = giveUp;
      script.src = address;
      document.body.append(script);
    }
  };

  addEventListener("load", () => setTimeout(loadProps, REST_MS));
  for (const event of EVENTS) addEventListener(event, start, true);
  addEventListener(
    "click",
    (event) => {
      queue((event.target as Element).closest("main [type=button]"));
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      queue(event.target as HTMLFormElement);
      addEventListener("beforeunload", askBeforeLeaving);
      start();
    },
    true,
  );
}
