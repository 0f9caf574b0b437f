import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/policed-test";
import { presentYear } from "../../src/lib/dates";
import { momentOf, pharmacy } from "../support/content/sample-pharmacy";
import { withoutOutsideWorld } from "../support/browser/outside-world";

const thisYear = presentYear(pharmacy.timeZone);

const lastLink = (page: Page) => page.getByRole("contentinfo").getByRole("link").last();

const isDrawn = (page: Page) =>
  lastLink(page).evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));

test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

test.describe("without scripts", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the copyright line shows the year of the build", async ({ page }) => {
    await page.goto("/about/");
    await expect(page.getByRole("contentinfo")).toContainText(`© ${thisYear} `);
  });
});

for (const years of [1, 3]) {
  test(`the copyright line shows the right year ${years} after the build`, async ({ page }) => {
    const year = thisYear + years;
    const newYear = momentOf(`${year}-01-01`, "00:00");
    const footer = page.getByRole("contentinfo");

    await page.clock.setFixedTime(newYear - 60_000);
    await page.goto("/about/");
    await expect(footer).toContainText(`© ${year - 1} `);

    await page.clock.setFixedTime(newYear);
    await page.reload();
    await expect(footer).toContainText(`© ${year} `);
  });
}

test.describe("on a phone", { tag: "@phone" }, () => {
  test("the footer waits until someone comes near, and the page hardly changes its height", async ({
    page,
  }) => {
    await page.goto("/");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const guessed = await height();
    expect(await isDrawn(page)).toBe(false);

    await page.keyboard.press("End");
    await expect.poll(() => isDrawn(page)).toBe(true);
    await expect(lastLink(page)).toBeInViewport({ ratio: 1 });
    expect(Math.abs((await height()) - guessed)).toBeLessThan(48);
  });

  test("a keyboard finds a footer that was not drawn yet", async ({ page }) => {
    await page.goto("/");
    // The bar of quick actions comes last.
    const actions = page.getByRole("navigation", { name: "Quick actions" });
    await actions.getByRole("link").first().focus();
    await page.keyboard.press("Shift+Tab");
    await expect(lastLink(page)).toBeFocused();
    await expect(lastLink(page)).toBeInViewport({ ratio: 1 });
  });
});
