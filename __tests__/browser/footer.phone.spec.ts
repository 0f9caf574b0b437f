import { expect, test } from "../support/browser/policed-test";
import { presentYear } from "../../src/time/wall-clock";
import { momentOf, pharmacy } from "../support/content/sample-pharmacy";
import { withoutOutsideWorld } from "../support/browser/outside-world";

const thisYear = presentYear(pharmacy.timeZone);

test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

test.describe("without scripts", () => {
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
