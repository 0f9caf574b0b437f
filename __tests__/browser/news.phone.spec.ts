/** Announcements at the top of every page, at different moments. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/policed-test";
import { firstMoment } from "../../src/time/wall-clock";
import { endOf, startOf } from "../../src/time/written-moment";
import { shiftsOn, totalShift, watchShifts } from "../support/browser/layout-shifts";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { startTrickleServer } from "../support/browser/trickle-server";
import { pharmacy, readSample } from "../support/content/sample-pharmacy";

const { announcements } = readSample("announcements.yaml") as {
  announcements: { title: string; from: string; until: string }[];
};
const [news] = announcements;
if (!news) throw new Error("The sample has no news.");
const begins = firstMoment(startOf(news.from), pharmacy.timeZone);
const ends = firstMoment(endOf(news.until), pharmacy.timeZone);

const topBar = (page: Page) => page.getByRole("region", { name: "Hours and contact" });
const heightOf = async (page: Page) => (await topBar(page).boundingBox())?.height ?? 0;

// A build leaves out news that is over.
test.skip(Date.now() >= ends, "The news in data/announcements.yaml is over: write later dates.");

test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

test.describe("on a device in the time zone farthest away", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("news is shown from the minute when it begins, until it ends", async ({ page }) => {
    for (const [moment, isShown] of [
      [begins - 1, false],
      [begins, true],
      [ends - 1, true],
      [ends, false],
    ] as const) {
      await page.clock.setFixedTime(moment);
      await page.goto("/about/");
      await expect(page.getByText(news.title)).toBeVisible({ visible: isShown });
    }
  });
});

test("news goes when it ends on a page that stays open, and leaves no room", async ({ page }) => {
  await page.clock.install({ time: ends - 30_000 });
  await page.goto("/about/");
  await expect(page.getByText(news.title)).toBeVisible();
  const before = await heightOf(page);
  await page.clock.runFor("01:00");
  await expect(page.getByText(news.title)).toBeHidden();
  expect(await heightOf(page)).toBeLessThan(before - 30);
  await page.evaluate(() => document.querySelector("[data-timeline*=ends]")?.remove());
  const without = await heightOf(page);
  await page.goto("/about/");
  expect(await heightOf(page)).toBe(without);
});

test("news scrolls away, the menu stays, and paper alone shows news with its dates", async ({
  page,
}) => {
  await page.clock.setFixedTime(begins);
  await page.goto("/about/");
  await page.mouse.wheel(0, 900);
  await expect(page.getByText(news.title)).not.toBeInViewport();
  await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeInViewport();
  const dates = topBar(page).getByText(/March 31, 2027/);
  await expect(dates).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(dates).toBeVisible();
  await page.clock.setFixedTime(ends);
  await page.goto("/about/");
  await expect(topBar(page).getByText(news.title)).toBeHidden();
});

test("nothing moves on a page that arrives slowly and is older than its news", async ({ page }) => {
  const END = "</header>";
  const server = await startTrickleServer({
    cutPage: (html) => {
      const end = html.indexOf(END) + END.length;
      return [html.slice(0, end), html.slice(end)];
    },
  });
  await page.clock.setFixedTime(ends);
  await watchShifts(page);
  await page.goto(`${server.url}/about/`, { waitUntil: "commit" });
  await expect(page.getByRole("banner")).toBeInViewport();
  expect(await shiftsOn(page)).toEqual([]);
  server.sendPiece();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.waitForLoadState();
  expect(totalShift(await shiftsOn(page))).toBe(0);
  await server.close();
});

if (begins <= Date.now() && Date.now() < ends) {
  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("news is shown with its dates", async ({ page }) => {
      await page.goto("/about/");
      await expect(topBar(page)).toContainText(`${news.title} (September 1, 2026`);
      await expect(topBar(page).getByText(/March 31, 2027/)).toBeVisible();
    });
  });
}
