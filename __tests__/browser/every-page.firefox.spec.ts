/** Every template and block in Firefox; `own-site/pages.spec.ts` tests far more in Chromium. */
import { watchComplaints } from "../support/browser/complaints";
import { quickRoutes } from "../support/browser/own-site";
import { expect, test } from "../support/browser/policed-test";
import { missingRoute } from "../support/browser/routes";
import { sidewaysOverflow } from "../support/browser/viewport";

/* Scroll bars that take room, as on desks: widths in vw include them. */
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, "ui.useOverlayScrollbars": 0 },
    }),
});

for (const route of quickRoutes) {
  test(
    `${route} loads whole, without a complaint, and never scrolls sideways`,
    { tag: "@firefox" },
    async ({ page }) => {
      const complaints = watchComplaints(page, route === missingRoute);
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(sidewaysOverflow)).toBe(0);
      await page.setViewportSize({ width: 360, height: 740 });
      // Resizing a window takes a moment.
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(360);
      expect(await page.evaluate(scrollBarWidth)).toBeGreaterThan(0);
      expect(await page.evaluate(sidewaysOverflow)).toBe(0);
      await page.evaluate(loadEveryPicture);
      await expect.poll(() => page.evaluate(missingPictures)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
}

const scrollBarWidth = () => innerWidth - document.documentElement.clientWidth;

/** Loads lazy pictures as well. */
function loadEveryPicture() {
  for (const picture of document.images) picture.loading = "eager";
}

const missingPictures = () =>
  [...document.images]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ src }) => src);
