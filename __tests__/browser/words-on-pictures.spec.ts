/** A photo can be dark or busy, and nobody measures it: so no words stand on one. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/policed-test";
import sharp from "sharp";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { allRoutes } from "../support/browser/routes";

/** The texts whose letters touch a picture. */
const wordsOnPictures = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll("main img")]
      .filter((it) => it.checkVisibility())
      .map((it) => it.getBoundingClientRect());
    const isOn = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      one.right > other.left &&
      one.top < other.bottom &&
      one.bottom > other.top;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const isShown = currentNode.parentElement?.closest("main")?.checkVisibility();
      if (!isShown || !currentNode.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const rects = [...range.getClientRects()];
      if (rects.some((rect) => pictures.some((picture) => isOn(rect, picture)))) {
        found.push(currentNode.textContent);
      }
    }
    return found;
  });

for (const route of allRoutes) {
  test(`no words of ${route} stand on a picture`, { tag: "@desktop" }, async ({ page }) => {
    await withoutOutsideWorld(page);
    await page.goto(route);
    // The hero of the home page, whose picture fades where its words are, is measured below.
    const widths = route === "/" ? [360, 768] : [360, 768, 1024, 1440];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, words: await wordsOnPictures(page) }).toEqual({ width, words: [] });
    }
  });
}

/** How dark the darkest point is below each part of the hero, from 0 (black) to 255. */
async function darkestBehindWords(page: Page): Promise<number[]> {
  const words = page.locator("main > div").first().locator("h1, p, a");
  await words.evaluateAll((parts) => {
    for (const part of parts) part.style.setProperty("opacity", "0", "important");
  });
  const darkest = [];
  for (const part of await words.all()) {
    const { channels } = await sharp(await part.screenshot())
      .removeAlpha()
      .stats();
    darkest.push(Math.min(...channels.map(({ min }) => min)));
  }
  return darkest;
}

const WIDE = [1024, 1280, 1440, 1920, 2560];

for (const width of WIDE) {
  test(
    `a black photo in the hero stays away from its words at ${width} px`,
    { tag: "@desktop" },
    async ({ page }) => {
      const black = await sharp({
        create: { width: 1920, height: 1080, channels: 3, background: "black" },
      })
        .webp()
        .toBuffer();
      await withoutOutsideWorld(page);
      await page.route(/\/static\/.*\.(avif|webp)$/, (route) =>
        route.fulfill({ contentType: "image/webp", body: black }),
      );
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const picture = page.locator("main img").first();
      await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
      // It is there, and it is black.
      const { channels } = await sharp(await picture.screenshot())
        .removeAlpha()
        .stats();
      expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(10);

      const darkest = await darkestBehindWords(page);
      expect(darkest.length).toBeGreaterThanOrEqual(4);
      // No darker than a light band ever is.
      for (const shade of darkest) expect(shade).toBeGreaterThan(200);
    },
  );
}

test.describe("on a dark screen", () => {
  test.use({ colorScheme: "dark" });

  test("the hero's picture stands beside its words", { tag: "@desktop" }, async ({ page }) => {
    await withoutOutsideWorld(page);
    await page.goto("/");
    for (const width of WIDE) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, words: await wordsOnPictures(page) }).toEqual({ width, words: [] });
    }
    await expect(page.locator("main img").first()).toHaveCSS("mask-image", "none");
  });
});
