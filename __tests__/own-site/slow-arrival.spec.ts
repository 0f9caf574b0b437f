/** Nothing moves while a page arrives in pieces: what is read or pressed stays where it is. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { everyCharacters, withWholeWords } from "../support/browser/cut-page";
import { shiftsOn, totalShift, watchShifts } from "../support/browser/layout-shifts";
import { expect, quickRoutes, test } from "../support/browser/own-site";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { type SlowPages, startTrickleServer } from "../support/browser/trickle-server";
import { isSampleHere } from "../support/sites";

const MOST = 0.001;

/** A packet of a compressed page holds about 8,000 characters of it. */
const halfPackets = everyCharacters(4000);

/** An owner's sentence can wrap at any word, so the pages of a pharmacy arrive word by word. */
const cutPage = isSampleHere ? halfPackets : withWholeWords(halfPackets);

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

/** Opens a page as it arrives piece by piece, and says how much moved on it, and what. */
async function watchArrival(page: Page, route: string, pages: SlowPages) {
  const server = await startTrickleServer(pages);
  await withoutOutsideWorld(page);
  await watchShifts(page);
  await askForPieces(page, server.sendPiece);
  await page.goto(server.url + route);
  const shifts = await shiftsOn(page);
  await server.close();
  return { total: totalShift(shifts), moved: shifts.flatMap(({ moved }) => moved).join("\n") };
}

for (const route of quickRoutes) {
  test(
    `nothing moves while ${route} arrives in pieces, and its fonts after them`,
    { tag: "@slow" },
    async ({ page }) => {
      const { total, moved } = await watchArrival(page, route, { cutPage, hasLateFonts: true });
      expect(total, moved).toBeLessThanOrEqual(MOST);
    },
  );
}

test(
  "words that move while a page arrives are seen",
  { tag: ["@slow", "@desktop"] },
  async ({ page }, testInfo) => {
    const directory = testInfo.outputPath("site");
    mkdirSync(directory, { recursive: true });
    const copy = "<p>Words in the middle of the screen.</p>".repeat(10);
    writeFileSync(
      join(directory, "index.html"),
      `<!doctype html><title>Centered</title><body><main style="display:grid;align-content:center;height:90vh">${copy}`,
    );
    const { total, moved } = await watchArrival(page, "/", {
      cutPage: everyCharacters(100),
      directory,
    });
    expect(total).toBeGreaterThan(MOST);
    expect(moved).toContain("Words in the middle");
  },
);
