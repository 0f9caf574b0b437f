import type { Page } from "@playwright/test";

/** In CSS pixels; less than the height of any screen, so that every lazy picture is asked for. */
const STEP = 400;

/** Scrolls a page to its end, as somebody does who looks at all of it. */
export async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += STEP) {
    await page.evaluate((position) => {
      scrollTo({ top: position, behavior: "instant" });
      return new Promise((shown) => requestAnimationFrame(shown));
    }, top);
  }
}
