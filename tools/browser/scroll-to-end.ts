import type { Page } from "@playwright/test";

export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    // Less than the height of any screen, so that every lazy picture loads.
    for (let top = 0; top < scrollHeight; top += 400) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((shown) => requestAnimationFrame(shown));
    }
  });
