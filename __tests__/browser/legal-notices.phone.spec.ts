/** Notices in a browser. `own-site/` tests that every page links to them. */
import { numbersInOrder } from "../support/browser/numbers-in-order";
import { expect, test } from "../support/browser/policed-test";
import { pharmacy } from "../support/content/sample-pharmacy";

test("help in other languages: each has its own, and Arabic runs from the right around the number", async ({
  page,
}) => {
  await page.goto("/language-help/");
  const arabic = page.locator("[lang=ar]");
  await expect(arabic).toHaveCSS("direction", "rtl");
  await expect(page.locator("[lang=vi]")).toHaveCSS("direction", "ltr");
  expect(await numbersInOrder(page, pharmacy.phone)).not.toContain(false);
  await expect(arabic.getByRole("link")).toHaveText(pharmacy.phone);
});
