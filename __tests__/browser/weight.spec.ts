import { expectSettledWithinBudget } from "../support/browser/byte-budgets";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { watchFiles } from "../support/browser/page-weight";
import { test } from "../support/browser/policed-test";
import { customerRoutes } from "../support/browser/routes";
import { phoneScreen } from "../support/browser/viewport";

test.use(phoneScreen);

for (const route of customerRoutes) {
  test(
    `${route} loads within its budget before anybody scrolls`,
    // The distance at which lazy pictures load differs, so only a current Chrome counts.
    { tag: "@chrome" },
    async ({ page }) => {
      await withoutOutsideWorld(page);
      const files = watchFiles(page);
      await page.goto(route);
      expectSettledWithinBudget(route, await files.take());
    },
  );
}
