import { expect, type Page, test } from "@playwright/test";
import type { TextTimeline } from "../../src/lib/text-at";
import { withoutOutsideWorld } from "./support/outside-world";
import { allRoutes, formRoutes } from "./support/routes";
import { setTextSize } from "./support/text-size";

const topBar = (page: Page) => page.getByRole("region", { name: "Hours and contact" });
const waysToReachUs = (page: Page) =>
  page.getByRole("main").locator("section", { hasText: "Ways to reach us" }).first();

/** Opens a page at a moment, written in the pharmacy's own time. */
async function openAt(page: Page, route: string, moment: string) {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(route);
}

test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

/** Devices on both edges of the map, where it is another day, and one at home. */
for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Chicago"]) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const [moment, status] of [
      ["2026-11-20T09:00:00-06:00", "Open now, closes at 7 PM"],
      ["2026-11-20T19:00:00-06:00", "Closed, opens tomorrow at 9 AM"],
      ["2026-11-22T00:00:00-06:00", "Closed, opens tomorrow at 9 AM"],
      ["2026-11-26T10:00:00-06:00", "Closed today, opens tomorrow at 9 AM"],
      ["2026-11-27T17:00:00-06:00", "Closed, opens tomorrow at 9 AM"],
      // Clocks go back on November 1 and forward on March 14.
      ["2026-11-02T08:59:59-06:00", "Closed, opens today at 9 AM"],
      ["2027-03-15T09:00:00-05:00", "Open now, closes at 7 PM"],
    ] as const) {
      test(`the top bar says at ${moment} "${status}"`, async ({ page }) => {
        await openAt(page, "/about/", moment);
        await expect(topBar(page)).toContainText(status);
        await expect(topBar(page)).toContainText("Mon-Fri 9AM-7PM, Sat 9AM-2PM");
      });
    }
  });
}

test("a page that stays open overnight follows the clock", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T18:59:30-06:00") });
  await page.goto("/");
  const strip = page.getByRole("main").getByText("closes at 7 PM");
  await expect(strip).toBeVisible();
  await page.clock.runFor("01:00");
  await expect(strip).toBeHidden();
  await expect(topBar(page)).toContainText("Closed, opens tomorrow at 9 AM");
  await page.clock.fastForward("14:00:00");
  await expect(topBar(page)).toContainText("Open now, closes at 2 PM");
});

test("a phone that was asleep soon tells the time", async ({ page }) => {
  await openAt(page, "/", "2026-11-20T18:00:00-06:00");
  await page.clock.setFixedTime(new Date("2026-11-20T20:00:00-06:00"));
  await expect(topBar(page)).toContainText("Closed, opens tomorrow at 9 AM");
});

test("the contact page tells the store from the services desk", async ({ page }) => {
  await openAt(page, "/contact/", "2026-11-21T14:30:00-06:00");
  await expect(waysToReachUs(page)).toContainText("Closed, opens Monday at 9 AM");
  const desk = waysToReachUs(page).locator("section", { hasText: "Services desk" });
  await expect(desk).toContainText("Open now, closes at 3 PM");
});

test("top bar, contact page and structured data agree on a holiday", async ({ page }) => {
  await openAt(page, "/contact/", "2026-11-26T10:00:00-06:00");
  await expect(topBar(page)).toContainText("Closed today, opens tomorrow at 9 AM");
  await expect(waysToReachUs(page)).toContainText(
    "Closed today for Thanksgiving Day, opens tomorrow at 9 AM",
  );
  const row = waysToReachUs(page).locator("dl > div", { hasText: "November 26, 2026" });
  await expect(row).toContainText("Closed");
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? "")).toHaveProperty(
    "@graph.0.openingHoursSpecification",
    expect.arrayContaining([
      expect.objectContaining({ validFrom: "2026-11-26", opens: "00:00", closes: "00:00" }),
    ]),
  );
});

test("further holidays open on demand", async ({ page }) => {
  await page.goto("/contact/");
  const last = waysToReachUs(page).getByText("December 25, 2027");
  await expect(last).toBeHidden();
  await waysToReachUs(page).getByText("Later dates").click();
  await expect(last).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the hours stand as they are, and no room is left for more", async ({ page }) => {
    await page.goto("/services/prescription-services/");
    await expect(topBar(page)).toContainText("Mon-Fri 9AM-7PM, Sat 9AM-2PM");
    await expect(page.locator("[data-timeline]").first()).toBeHidden();
    await expect(page.getByText("15-20 minutes")).toBeVisible();
  });
});

test("a browser that does not know the zone shows the hours, and its menu works", async ({ page }, {
  project,
}) => {
  await page.addInitScript(() => {
    Date.prototype.toLocaleString = () => {
      throw new RangeError("Invalid time zone");
    };
  });
  await page.goto("/about/");
  await expect(topBar(page)).toContainText("Mon-Fri 9AM-7PM, Sat 9AM-2PM");
  await expect(topBar(page)).not.toContainText(/Open|Closed/);
  if (project.name !== "desktop") return;
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Services" }).hover();
  await expect(menu.getByRole("link", { name: "Immunizations" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Immunizations" })).toBeHidden();
});

for (const [moment, line] of [
  [
    "2026-11-20T15:57:00-06:00",
    "Brought in now: ready today by about 4:20\u202fPM. Call to confirm.",
  ],
  [
    "2026-11-20T18:50:00-06:00",
    "Brought in now: ready tomorrow by about 9:20 AM. Call to confirm.",
  ],
  [
    "2026-11-21T20:00:00-06:00",
    "We open Monday at 9 AM. Brought in then, it is ready by about 9:20 AM.",
  ],
] as const) {
  test(`a new prescription at ${moment}: ${line}`, async ({ page }) => {
    await openAt(page, "/services/prescription-services/", moment);
    await expect(page.getByText(/Brought in/)).toHaveText(line);
  });
}

/** How far from the top of the page its headings are, and how long it is. */
const places = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.scrollHeight,
    ...[...document.querySelectorAll("h1, h2, h3, footer")].map(
      (element) => element.getBoundingClientRect().top + scrollY,
    ),
  ]);

for (const route of ["/", "/contact/", "/services/prescription-services/"]) {
  test(`whatever the time, nothing on ${route} moves for what is said of it`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== "desktop", "sets its own sizes");
    // Its script would put the texts right again while the test changes them.
    await page.clock.install({ time: new Date("2026-11-20T12:00:00-06:00") });
    for (const [width, percent] of [
      [320, 100],
      [360, 100],
      [768, 100],
      [1440, 100],
      [360, 200],
      [768, 200],
      [1440, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, percent);
      await page.goto(route);
      const before = await places(page);
      const texts = page.locator("[data-timeline]");
      for (const text of await texts.all()) {
        const timeline = JSON.parse(
          (await text.getAttribute("data-timeline")) ?? "",
        ) as TextTimeline;
        for (const said of ["", ...timeline.texts]) {
          await text.evaluate((element, words) => (element.textContent = words), said);
          expect({ width, percent, said, places: await places(page) }).toEqual({
            width,
            percent,
            said,
            places: before,
          });
        }
      }
    }
  });
}

for (const route of allRoutes.filter((it) => !formRoutes.includes(it))) {
  test(`${route} has at most 1 KB of script in it`, async ({ page }, { project }) => {
    test.skip(project.name !== "desktop", "the same on every screen");
    const html = await (await page.goto(route))?.text();
    const scripts = [
      ...(html ?? "").matchAll(/<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs),
    ]
      .filter(({ groups }) => !/ld\+json|speculationrules/.test(groups?.["attributes"] ?? ""))
      .map(({ groups }) => groups?.["code"] ?? "");
    expect(Buffer.byteLength(scripts.join(""))).toBeLessThanOrEqual(1024);
  });
}
