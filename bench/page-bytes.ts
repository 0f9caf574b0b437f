import type { Browser, CDPSession } from "@playwright/test";
import { phoneContext } from "./browser";
import { scrollToEnd } from "../tools/browser/scroll-to-end";

export const fileKinds = ["html", "css", "js", "image", "font", "other"] as const;
type FileKind = (typeof fileKinds)[number];

/** Compressed bytes over the network with headers, without files from the browser's cache. */
export interface Traffic {
  requests: number;
  /** Bytes of each kind of file. */
  bytes: Record<FileKind, number>;
}

/** Traffic until the page has settled, and after it was scrolled to its end. */
export interface PageTraffic {
  settled: Traffic;
  scrolled: Traffic;
}

/** Kinds by resource type of the DevTools protocol; all other types count as "other". */
const kindOfType: Readonly<Record<string, FileKind>> = {
  Document: "html",
  Stylesheet: "css",
  Script: "js",
  Image: "image",
  Font: "font",
};

/** Longer than one second: that long after `load`, a page fetches the scripts of its form. */
const QUIET_MILLISECONDS = 1_500;

export const totalBytes = ({ bytes }: Traffic): number =>
  fileKinds.reduce((total, kind) => total + bytes[kind], 0);

/** Opens a page on a phone with an empty cache and counts what it loads. */
export async function measureTraffic(browser: Browser, url: string): Promise<PageTraffic> {
  const context = await browser.newContext(phoneContext);
  try {
    const page = await context.newPage();
    const network = await listen(await context.newCDPSession(page));
    await page.goto(url);
    const settled = await network.settle();
    await scrollToEnd(page);
    return { settled, scrolled: await network.settle() };
  } finally {
    await context.close();
  }
}

/** Counts the traffic of one page. Prerendered pages have CDP sessions of their own and do not count. */
async function listen(session: CDPSession) {
  const kinds = new Map<string, FileKind>();
  const pending = new Set<string>();
  const cached = new Set<string>();
  const traffic: Traffic = {
    requests: 0,
    bytes: { html: 0, css: 0, js: 0, image: 0, font: 0, other: 0 },
  };
  let lastEvent = performance.now();
  const end = (requestId: string, bytes: number) => {
    lastEvent = performance.now();
    const kind = kinds.get(requestId);
    if (!kind || !pending.delete(requestId) || cached.has(requestId)) return;
    traffic.requests += 1;
    traffic.bytes[kind] += bytes;
  };

  session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    // A page that the browser prefetches is not part of the page measured.
    if (type === "Prefetch" || !request.url.startsWith("https://localhost:")) return;
    lastEvent = performance.now();
    kinds.set(requestId, kindOfType[type ?? ""] ?? "other");
    pending.add(requestId);
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on("Network.loadingFinished", (event) => end(event.requestId, event.encodedDataLength));
  session.on("Network.loadingFailed", (event) => end(event.requestId, 0));
  await session.send("Network.enable");

  return {
    /** Waits until the network is quiet, and returns the traffic so far. */
    settle: async (): Promise<Traffic> => {
      while (pending.size > 0 || performance.now() - lastEvent < QUIET_MILLISECONDS) {
        await new Promise((later) => setTimeout(later, 50));
      }
      return structuredClone(traffic);
    },
  };
}
