import type { BrowserContext, Page } from "@playwright/test";
import { SEND_PATH } from "../../../src/gatsby/environment/mail-request";

interface Trace {
  where: string;
  text: string;
}

export interface Watch {
  /** Bodies of the messages to the mail service, the only allowed place for answers. */
  messages: string[];
  /** Returns URLs, other requests, history, titles, console and storage. */
  traces: () => Promise<Trace[]>;
}

/** Records every use of history and storage, before the page's scripts run. */
function noteHistoryAndStorage() {
  const noted: string[] = [];
  Object.assign(window, { notedByTest: noted });
  const note = (name: string, args: unknown[]) => noted.push(`${name} ${JSON.stringify(args)}`);
  for (const name of ["pushState", "replaceState"] as const) {
    const original = history[name].bind(history);
    history[name] = (...args) => {
      note(name, args);
      original(...args);
    };
  }
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (...args) {
    note("setItem", args);
    setItem.apply(this, args);
  };
  new MutationObserver(() => note("title", [document.title])).observe(document, {
    subtree: true,
    childList: true,
  });
}

/** Returns the cookies and storage of the site. */
async function keptByBrowser() {
  const databases = await indexedDB.databases();
  const caches = await window.caches?.keys();
  const { notedByTest } = window as unknown as { notedByTest: string[] };
  return [
    ...notedByTest,
    location.href,
    document.title,
    document.cookie,
    document.referrer,
    window.name,
    JSON.stringify(history.state),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify(databases),
    JSON.stringify(caches ?? []),
  ];
}

/** Watches a page that is not open yet. */
export async function watchForLeaks(page: Page, context: BrowserContext): Promise<Watch> {
  const messages: string[] = [];
  const seen: Trace[] = [];
  await page.addInitScript(noteHistoryAndStorage);
  context.on("request", (request) => {
    const body = request.postData() ?? "";
    const isMessage = request.method() === "POST" && new URL(request.url()).pathname === SEND_PATH;
    if (isMessage) messages.push(body);
    else seen.push({ where: "request body", text: body });
    seen.push({ where: "request", text: `${request.url()} ${JSON.stringify(request.headers())}` });
  });
  page.on("framenavigated", (frame) => seen.push({ where: "navigation", text: frame.url() }));
  page.on("console", (message) => seen.push({ where: "console", text: message.text() }));
  page.on("pageerror", (error) => seen.push({ where: "error", text: String(error.stack) }));
  context.on("page", (opened) => seen.push({ where: "window", text: opened.url() }));

  return {
    messages,
    traces: async () => {
      const kept = (await page.evaluate(keptByBrowser)).map((text) => ({ where: "browser", text }));
      const cookies = { where: "cookies", text: JSON.stringify(await context.cookies()) };
      return [...seen, ...kept, cookies];
    },
  };
}
