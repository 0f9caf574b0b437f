import type { Page } from "@playwright/test";

/** CSS pixels. Less than the height of any screen, so that every lazy picture loads. */
const STEP = 400;

/** Scrolls through a page to its end, step by step. */
export async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += STEP) {
    await page.evaluate((position) => {
      scrollTo({ top: position, behavior: "instant" });
      return new Promise((shown) => requestAnimationFrame(shown));
    }, top);
  }
}
