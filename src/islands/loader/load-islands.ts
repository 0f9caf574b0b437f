import { savesData } from "../../inline/connection";
import { confirmLeaving, notePress } from "../../lib/confirm-leaving";
import { QUEUED, SCRIPTS, STATE } from "../../lib/island-protocol";

/** Time limit for the scripts. After it, an island says that it does not work. */
const TIME_LIMIT_MS = 20_000;

/** Delay after `load`, not to compete with the first paint. Idle callbacks can come before it, and Safari has none. */
const PRELOAD_DELAY_MS = 1_000;

const WAITING = `[${STATE}=waiting]`;

const find = (selector: string) => [...document.querySelectorAll(selector)];

const addresses = () =>
  new Set(
    find(`[${SCRIPTS}]`).flatMap((island) => (island.getAttribute(SCRIPTS) as string).split(" ")),
  );

/** Adds an element to the page. */
const add = <Tag extends "link" | "script">(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
) => document.body.appendChild(Object.assign(document.createElement(tag), properties));

/** Lets waiting islands say that nothing was sent: all, or those of a selector. */
const giveUp = (which: string) =>
  find(WAITING + which).forEach((island) => island.setAttribute(STATE, "failed"));

/**
 * Runs a script. If it fails to load, fetches it past the HTTP cache and tries once more: while it deploys, a host may
 * answer 404, and let browsers keep that for a year. The fetch puts the new response into the cache.
 */
const run = (src: string) =>
  add("script", { src }).addEventListener("error", (event) => {
    // webpack, which may listen to this element, would never run the island.
    event.stopImmediatePropagation();
    const runAgain = () => add("script", { src, onerror: () => giveUp(`[${SCRIPTS}~="${src}"]`) });
    fetch(src, { cache: "reload" })
      .then((response) => response.text())
      .then(runAgain, runAgain);
  });

/** Queues a press, if its island is waiting. */
const queue = ({ target }: Event, selector: string) =>
  (target as Element).closest(`${WAITING} ${selector}`)?.setAttribute(QUEUED, "");

/**
 * Runs the islands' scripts at the first touch or focus. They are preloaded at low priority shortly
 * after `load`, so that forms work at once, even if the connection has broken since.
 *
 * A submit or a press of a button in an island before its hydration is queued and replayed after it. If
 * a script of an island fails to load twice, or in time, the island says that nothing was sent, and its queue is
 * dropped. Forms and buttons outside of islands are left to the browser.
 *
 * Presses of links to the phone or the mail program are noted here, before anything can ask.
 */
export function loadIslands() {
  let runsScripts = false;
  let touch!: () => void;
  const touched = new Promise<void>((resolve) => {
    touch = resolve;
  });

  const listeners: Readonly<Record<string, (event: Event) => unknown>> = {
    pointerdown: touch,
    focusin: touch,
    input: touch,
    // A touch while the page is still arriving waits for the islands below.
    DOMContentLoaded: () =>
      touched.then(() => {
        setTimeout(giveUp, TIME_LIMIT_MS, "");
        runsScripts = true;
        // webpack runs them in any order.
        addresses().forEach(run);
      }),
    load: () =>
      setTimeout(() => {
        // In Chromium, the second attempt of `run` would get a preload that failed in the meantime.
        if (runsScripts || savesData()) return;
        addresses().forEach((href) =>
          add("link", { rel: "preload", as: "script", fetchPriority: "low", href }),
        );
      }, PRELOAD_DELAY_MS),
    click: (event) => {
      queue(event, "[type=button]");
      notePress(event.target as Element);
    },
    submit: (event) => {
      if (!(event.target as Element).closest(`[${SCRIPTS}]`)) return;
      event.preventDefault();
      queue(event, "form");
      // The page has promised to send the form, so leaving needs confirmation.
      onbeforeunload = (leaving) => {
        if (find(`${WAITING} [${QUEUED}]`)[0]) confirmLeaving(leaving);
      };
      touch();
    },
  };
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true);
}
