/** Nothing moves while a page arrives in pieces: what is read or pressed stays where it is. */
import type { Page } from "@playwright/test";
import { shiftsOn, totalShift, watchShifts } from "../support/browser/layout-shifts";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { quickRoutes } from "../support/browser/own-site";
import { expect, test } from "../support/browser/policed-test";
import { startTrickleServer } from "../support/browser/trickle-server";

const MOST = 0.001;

/** A packet of a compressed page holds about 8,000 characters of it. */
const HALF_A_PACKET = 4000;

/** Cuts a page into pieces. The first one ends in the body, because nothing is painted before. */
function inHalfPackets(html: string): string[] {
  const pieces = html.match(new RegExp(`.{1,${HALF_A_PACKET}}`, "gs")) ?? [];
  const head = Math.ceil((html.indexOf("<body>") + "<body>".length) / HALF_A_PACKET);
  return [pieces.slice(0, head).join(""), ...pieces.slice(head)];
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

test(
  "nothing moves while a page arrives in pieces, and its fonts after them",
  { tag: "@slow" },
  async ({ page }) => {
    const server = await startTrickleServer({ cutPage: inHalfPackets, hasLateFonts: true });
    await withoutOutsideWorld(page);
    await watchShifts(page);
    await askForPieces(page, server.sendPiece);
    for (const route of quickRoutes) {
      await page.goto(server.url + route);
      const shifts = await shiftsOn(page);
      const moved = shifts.flatMap((shift) => shift.moved).join("\n");
      expect.soft(totalShift(shifts), `${route}\n${moved}`).toBeLessThanOrEqual(MOST);
    }
    await server.close();
  },
);
