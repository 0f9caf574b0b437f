/** Nothing moves while a page arrives in pieces: what is read or pressed stays where it is. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { type CutPage, everyCharacters, withWholeWords } from "../support/browser/cut-page";
import { shiftsOn, totalShift, watchShifts } from "../support/browser/layout-shifts";
import { expect, ownRoutes, test } from "../support/browser/own-site";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { startTrickleServer } from "../support/browser/trickle-server";
import { isSampleHere } from "../support/sites";

const MOST = 0.001;
const PAGES_AT_ONCE = 4;
const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1440, height: 900 };

/** An owner's sentence can wrap at any word, so the pages of a pharmacy arrive word by word. */
const ofThisSite = (cutPage: CutPage) => (isSampleHere ? cutPage : withWholeWords(cutPage));

interface Visit {
  viewport: { width: number; height: number };
  cutPage: CutPage;
  hasLateFonts?: boolean;
  /** The folder of the build. */
  directory?: string;
}

/** Tells the server to send the next piece whenever the browser has painted the one before. */
async function askForPieces(page: Page, sendPiece: () => boolean) {
  await page.exposeFunction("sendPiece", sendPiece);
  await page.addInitScript(() => {
    const isFrame = window !== window.top;
    if (isFrame) return;
    const server = window as unknown as { sendPiece: () => Promise<boolean> };
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    void (async () => {
      do await painted();
      while (await server.sendPiece());
    })();
  });
}

/** Opens pages one after the other, each as it arrives piece by piece, and says what moved on them. */
async function watchArrivals(browser: Browser, routes: Iterable<string>, visit: Visit) {
  const { viewport, ...served } = visit;
  const server = await startTrickleServer(served);
  const page = await browser.newPage({ viewport });
  const arrivals = [];
  try {
    await withoutOutsideWorld(page);
    await watchShifts(page);
    await askForPieces(page, server.sendPiece);
    for (const route of routes) {
      await page.goto(server.url + route);
      const shifts = await shiftsOn(page);
      arrivals.push({
        route,
        total: totalShift(shifts),
        moved: shifts.flatMap(({ value, moved }) => moved.map((what) => `${value}: ${what}`)),
      });
    }
  } finally {
    await page.close();
    await server.close();
  }
  return arrivals;
}

/** A packet of a compressed page holds about 8,000 characters of it. */
for (const [characters, hasLateFonts] of [
  [8000, false],
  [4000, true],
] as const) {
  for (const viewport of [PHONE, TABLET, DESK]) {
    const fonts = hasLateFonts ? "last" : "first";
    test(
      `nothing moves at ${viewport.width} px while pages arrive in pieces of ${characters} characters, fonts ${fonts}`,
      { tag: "@slow" },
      async ({ browser }) => {
        test.setTimeout(15_000 * ownRoutes.length);
        const routes = ownRoutes.values();
        const cutPage = ofThisSite(everyCharacters(characters));
        // Each takes the next route, so that all end at about the same time.
        const arrivals = await Promise.all(
          Array.from({ length: PAGES_AT_ONCE }, () =>
            watchArrivals(browser, routes, { viewport, cutPage, hasLateFonts }),
          ),
        );
        expect(arrivals.flat()).toHaveLength(ownRoutes.length);
        expect(arrivals.flat().filter(({ total }) => total > MOST)).toEqual([]);
      },
    );
  }
}

test(
  "words that move while a page arrives are seen",
  { tag: "@slow" },
  async ({ browser }, testInfo) => {
    const directory = testInfo.outputPath("site");
    mkdirSync(directory, { recursive: true });
    const copy = "<p>Words in the middle of the screen.</p>".repeat(10);
    writeFileSync(
      join(directory, "index.html"),
      `<!doctype html><title>Centered</title><body><main style="display:grid;align-content:center;height:90vh">${copy}`,
    );
    const [arrival] = await watchArrivals(browser, ["/"], {
      viewport: DESK,
      cutPage: everyCharacters(100),
      directory,
    });
    expect(arrival?.total).toBeGreaterThan(MOST);
    expect(arrival?.moved.join()).toContain("Words in the middle");
  },
);
