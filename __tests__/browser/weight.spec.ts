import { scrollToEnd } from "../../tools/browser/scroll-to-end";
import {
  byteBudgets,
  expectSettledWithinBudget,
  expectWithinBudget,
  scriptFiles,
} from "../support/browser/byte-budgets";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { listBySize, totalBytes, watchFiles } from "../support/browser/page-weight";
import { expect, test } from "../support/browser/policed-test";
import { customerRoutes, formRoutes } from "../support/browser/routes";
import { phoneScreen } from "../support/browser/viewport";

test.use(phoneScreen);
test.beforeEach(({ page }) => withoutOutsideWorld(page));

test(
  "pages load within their budgets, before anybody scrolls and to their end",
  // The distance at which lazy pictures load differs, so only a current Chrome counts.
  { tag: "@chrome" },
  async ({ page }) => {
    for (const route of [...customerRoutes, "/a-z/"]) {
      const files = watchFiles(page);
      await page.goto(route);
      const settled = await files.take();
      expectSettledWithinBudget(route, settled);
      await scrollToEnd(page);
      expectWithinBudget(route, [...settled, ...(await files.take())]);
    }
  },
);

for (const route of formRoutes) {
  test(
    `${route} brings its forms to life within their budget, and fetches none of it before where data is saved`,
    { tag: "@phone" },
    async ({ page }) => {
      const files = watchFiles(page);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
      await page.clock.install();
      await page.goto(route);
      await page.clock.runFor(2_000);
      expect(scriptFiles(await files.take())).toEqual([]);
      // The style sheet comes last, once a form is alive.
      const styles = page.waitForEvent("requestfinished", (request) =>
        request.url().endsWith("/react-toastify.css"),
      );
      await page.keyboard.press("Tab");
      const forms = page.locator("[data-island]");
      await expect(forms).not.toHaveCount(0);
      for (const form of await forms.all())
        await expect(form).toHaveAttribute("data-state", "alive");
      await styles;
      // The favicon is not part of a form.
      const firstWave = (await files.take()).filter(({ name }) => !/^favicon/.test(name));
      const others = firstWave.filter((file) => !scriptFiles(firstWave).includes(file));
      expect(others.map(({ name }) => name)).toEqual(["react-toastify.css"]);
      expect(totalBytes(firstWave), listBySize(firstWave)).toBeLessThanOrEqual(byteBudgets.form);
    },
  );
}
