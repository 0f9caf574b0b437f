/** Browsers may prepare the page behind a link that someone is about to press. */
import { expect, test } from "@playwright/test";

const rules = 'script[type="speculationrules"]';

for (const [connection, count] of [
  ["wifi", 1],
  ["cellular", 0],
] as const) {
  test(`pages are ${count ? "" : "not "}prepared over ${connection}`, async ({ page }) => {
    await page.addInitScript((type) => {
      Object.defineProperty(navigator, "connection", { value: { type } });
    }, connection);
    await page.goto("/about/");
    await expect(page.locator(rules)).toHaveCount(count);
  });
}
