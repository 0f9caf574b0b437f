import { expect, type Page, test } from "@playwright/test";
import { scrollToEnd } from "../../tools/bench/scroll-to-end";
import { withoutOutsideWorld } from "./support/outside-world";
import { allRoutes, customerRoutes } from "./support/routes";
import { setTextSize } from "./support/text-size";

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

for (const route of allRoutes) {
  test(`${route} never scrolls sideways, on narrow screens and with text at 200 %`, async ({
    page,
  }, { project }) => {
    test.skip(project.name !== "desktop", "sets its own sizes");
    for (const [width, zoom] of [
      [320, 100],
      [360, 100],
      [768, 100],
      [1440, 100],
      [360, 150],
      [768, 200],
      [1440, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, zoom);
      await page.goto(route);
      expect({ width, zoom, overflow: await overflow(page) }).toEqual({ width, zoom, overflow: 0 });
    }
  });
}

for (const width of [1024, 1280, 1440]) {
  test(`the open list of services is all in view on a screen of ${width} px`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== "desktop", "a phone has a menu of another kind");
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about/");
    const menu = page.getByRole("navigation", { name: "Main menu" });
    const links = menu.getByRole("list", { name: "Services" }).getByRole("link");
    const open = menu.getByRole("button", { name: "Services" });
    for (const way of ["hover", "click"] as const) {
      await open[way]();
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
      expect({ way, overflow: await overflow(page) }).toEqual({ way, overflow: 0 });
    }
  });
}

for (const route of customerRoutes) {
  test(`nothing on ${route} moves while it loads and scrolls`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput) shifts.push(value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(route);
    await scrollToEnd(page);
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total).toBeLessThanOrEqual(0.001);
  });

  test(`everything to press on ${route} is at least 44 px high or stands in a sentence`, async ({
    page,
  }) => {
    await page.goto(route);
    const small = await page
      .locator("a:visible, button:visible, summary:visible")
      .evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { height } = element.getBoundingClientRect();
            const inSentence =
              element.parentElement?.matches("p, dd, li") &&
              getComputedStyle(element).display === "inline";
            return height < 44 && !inSentence;
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
  });
}
