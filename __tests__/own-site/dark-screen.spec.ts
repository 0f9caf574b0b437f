/** Every page as a phone or a desk shows it that is set to dark. */
import { accessibilityErrors, COLOR_RULES } from "../support/browser/accessibility";
import { expect, ownRoutes, test } from "../support/browser/own-site";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { unmeasuredTextColors } from "../support/browser/text-colors";

test.use({ colorScheme: "dark" });

for (const route of ownRoutes) {
  test(`${route} can be read on a dark screen`, async ({ page }) => {
    await withoutOutsideWorld(page);
    await page.goto(route);
    const isDark = await page.evaluate(
      () => getComputedStyle(document.documentElement).colorScheme === "dark",
    );
    expect(isDark, "the page follows the screen").toBe(true);
    expect.soft(await accessibilityErrors(page, "html", COLOR_RULES), "axe, at 7:1").toEqual({});
    expect.soft(await unmeasuredTextColors(page, "dark"), "not in contrast-pairs.ts").toEqual([]);
  });
}
