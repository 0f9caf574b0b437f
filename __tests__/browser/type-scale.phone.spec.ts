/** Sizes of text on the screen: see the table in docs/design.md. */
import { expect, test } from "../support/browser/policed-test";
import { allRoutes } from "../support/browser/routes";

const PHONE_SIZES = ["16px", "18px", "20px", "24px", "28px"];

test("all words on a phone have one of five sizes", async ({ page }) => {
  for (const route of allRoutes) {
    await page.goto(route);
    const others = await page.evaluate((sizes) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement: element, textContent } = texts.currentNode;
        if (!textContent?.trim() || !element?.checkVisibility() || element.closest("svg")) continue;
        const { fontSize } = getComputedStyle(element);
        if (!sizes.includes(fontSize)) found.push(`${fontSize}: ${textContent}`);
      }
      return found;
    }, PHONE_SIZES);
    expect.soft(others, route).toEqual([]);
  }
});
