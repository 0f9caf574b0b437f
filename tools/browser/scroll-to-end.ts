import type { Page } from "@playwright/test";

/** CSS pixels. Less than the height of any screen, so that every lazy picture loads. */
const STEP = 400;

/** Scrolls through a page to its end, step by step. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async (step) => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += step) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((shown) => requestAnimationFrame(shown));
    }
  }, STEP);
