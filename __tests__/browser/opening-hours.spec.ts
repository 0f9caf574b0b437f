/** Opening hours, opening status and ready times at different moments. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/policed-test";
import { dayNumber, isoDate } from "../../src/time/wall-clock";
import { comingDays } from "../../src/time/opening-calendar";
import { isClosed } from "../../src/time/opening-hours";
import { waitText } from "../../src/time/ready-time";
import type { TextTimeline } from "../../src/time/text-at";
import { momentOf, pharmacy, readSample, storeHours } from "../support/content/sample-pharmacy";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { inMinutes } from "../support/time/weekly-hours";
import { setTextSize } from "../support/browser/viewport";
const header = readSample("header.yaml") as { topBarLabel: string };
const whenClosed = readSample("when-closed.yaml") as { heading: string };
const homePage = readSample("pages/home.yaml") as { counter: { heading: string } };

const topBar = (page: Page) => page.getByRole("region", { name: header.topBarLabel });

async function openAt(page: Page, route: string, moment: number) {
  await page.clock.setFixedTime(moment);
  await page.goto(route);
}

/** Special days that were not over at build time. */
const { soon, later } = comingDays(inMinutes(pharmacy));
const closedDay = [...soon, ...later].find(({ hours }) => isClosed(hours));

test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

test(
  "a closed pharmacy's status leads to what patients can do",
  { tag: "@phone" },
  async ({ page }) => {
    await openAt(page, "/services/immunizations/", momentOf("2026-11-22", "12:00"));
    await topBar(page).getByRole("link", { name: "Closed, opens tomorrow at 9 AM" }).click();
    await expect(page.getByText(whenClosed.heading).first()).toBeInViewport();
  },
);

test.describe("without scripts", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the hours stand as they are, and no room is left for more", async ({ page }) => {
    await page.goto("/services/prescription-services/");
    await expect(topBar(page)).toContainText(storeHours);
    await expect(page.locator("[data-timeline]").first()).toBeHidden();
    await expect(
      page.getByText(waitText(pharmacy.readyTimes.newPrescription, "en-US")),
    ).toBeVisible();
  });
});

if (closedDay) {
  test(
    "home says what holds at the counter now, and which special day comes",
    {
      tag: "@phone",
    },
    async ({ page }) => {
      const dayBefore = isoDate(dayNumber(closedDay.date) - 1);
      await openAt(page, "/", momentOf(dayBefore, "10:00"));
      const counter = page.locator("section", {
        has: page.getByRole("heading", { name: homePage.counter.heading }),
      });
      await expect(counter).toContainText(
        /Open now, closes at \d|Closed, opens tomorrow|opens \w+ at \d/,
      );
      await expect(counter).toContainText(`Closed tomorrow, ${closedDay.reason}.`);
      await expect(counter).toContainText(storeHours);
      await expect(counter.getByRole("link", { name: pharmacy.phone })).toBeVisible();
      await expect(counter).toContainText(/Bring a prescription .* about \d/);
    },
  );
}

/** Viewport width in CSS pixels and text size in percent. */
const SCREENS = [
  [320, 100],
  [360, 100],
  [768, 100],
  [1440, 100],
  [360, 200],
  [768, 200],
  [1440, 200],
] as const;

/**
 * Shows each text of each timeline in turn, and returns the texts that move a heading or change the
 * height of the page.
 */
const textsThatMoveThePage = (page: Page): Promise<string[]> =>
  page.locator('[data-timeline*="texts"]').evaluateAll((elements) => {
    const places = () =>
      [
        document.documentElement.scrollHeight,
        ...[...document.querySelectorAll("h1, h2, h3, footer")].map(
          (element) => element.getBoundingClientRect().top + scrollY,
        ),
      ].join();
    const before = places();
    const moving: string[] = [];
    for (const element of elements) {
      const { texts } = JSON.parse(element.getAttribute("data-timeline") ?? "") as TextTimeline;
      const shown = [...element.childNodes];
      for (const said of ["", ...texts]) {
        element.textContent = said;
        if (places() !== before) moving.push(said);
      }
      element.replaceChildren(...shown);
    }
    return moving;
  });

for (const route of ["/", "/contact/", "/services/prescription-services/"]) {
  test(
    `whatever the time, nothing on ${route} moves for what is said of it`,
    { tag: "@desktop" },
    async ({ page }) => {
      // Stops the page's script from restoring the texts.
      await page.clock.install({ time: new Date("2026-11-20T12:00:00-06:00") });
      await page.goto(route);
      for (const [width, percent] of SCREENS) {
        await page.setViewportSize({ width, height: 800 });
        await setTextSize(page, percent);
        const moving = await textsThatMoveThePage(page);
        expect.soft(moving, `at ${width} px with text at ${percent} %`).toEqual([]);
      }
    },
  );
}
