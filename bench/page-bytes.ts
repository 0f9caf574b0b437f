import type { Browser, CDPSession } from "@playwright/test";
import { phone } from "./browser";
import { scrollToEnd } from "../tools/browser/scroll-to-end";

/** What a page is made of. */
export const fileKinds = ["html", "css", "js", "image", "font", "other"] as const;
export type FileKind = (typeof fileKinds)[number];

/** What went over the network, headers included, as it was compressed; nothing of the browser's cache. */
export interface Traffic {
  requests: number;
  /** Bytes of each kind of file. */
  bytes: Record<FileKind, number>;
}

/** What a page loads until it has settled, and once somebody has scrolled to its end. */
export interface PageTraffic {
  settled: Traffic;
  scrolled: Traffic;
}

/** By the names of the DevTools protocol; whatever is missing here counts as "other". */
const kindOfType: Readonly<Record<string, FileKind>> = {
  Document: "html",
  Stylesheet: "css",
  Script: "js",
  Image: "image",
  Font: "font",
};

/** A page that somebody may open next is prepared in the meantime; it is not part of this page. */
const PREPARED = "Prefetch";

/** Longer than the second after which a complete page fetches the scripts of its form. */
const QUIET_MILLISECONDS = 1_500;

export const totalBytes = ({ bytes }: Traffic): number =>
  fileKinds.reduce((total, kind) => total + bytes[kind], 0);

/** Opens a page on a phone with an empty cache and counts what it loads. */
export async function measureTraffic(browser: Browser, url: string): Promise<PageTraffic> {
  const { deviceScaleFactor, ...viewport } = phone;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
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

/**
 * Counts the traffic of one page. Pages that the browser prepares by speculation rules have
 * sessions of their own, so they are not counted.
 */
async function listen(session: CDPSession) {
  const kinds = new Map<string, FileKind>();
  const underWay = new Set<string>();
  const cached = new Set<string>();
  const traffic: Traffic = {
    requests: 0,
    bytes: { html: 0, css: 0, js: 0, image: 0, font: 0, other: 0 },
  };
  let lastEvent = performance.now();
  const end = (requestId: string, bytes: number) => {
    lastEvent = performance.now();
    const kind = kinds.get(requestId);
    if (!kind || !underWay.delete(requestId) || cached.has(requestId)) return;
    traffic.requests += 1;
    traffic.bytes[kind] += bytes;
  };

  session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    if (type === PREPARED || !request.url.startsWith("https://localhost:")) return;
    lastEvent = performance.now();
    kinds.set(requestId, kindOfType[type ?? ""] ?? "other");
    underWay.add(requestId);
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on("Network.loadingFinished", (it) => end(it.requestId, it.encodedDataLength));
  session.on("Network.loadingFailed", (it) => end(it.requestId, 0));
  await session.send("Network.enable");

  return {
    /** Waits until nothing is under way, and gives what was loaded so far. */
    settle: async (): Promise<Traffic> => {
      while (underWay.size > 0 || performance.now() - lastEvent < QUIET_MILLISECONDS) {
        await new Promise((later) => setTimeout(later, 50));
      }
      return structuredClone(traffic);
    },
  };
}
