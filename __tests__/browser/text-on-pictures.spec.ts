/**
 * On wide screens the hero's photo fades out behind its text. `own-site/pages.spec.ts` checks that
 * no other text is on a picture.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/policed-test";
import sharp from "sharp";
import { momentOf } from "../support/content/sample-pharmacy";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { textOnPictures } from "../support/browser/text-on-pictures";

/** Returns the darkest value (0 is black, 255 white) behind each text of the hero. */
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
      // While the pharmacy is closed, the picture does not fade out.
      await page.clock.setFixedTime(momentOf("2026-11-20", "12:00"));
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const picture = page.locator("main img").first();
      await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
      // Proves that the black photo is shown.
      const { channels } = await sharp(await picture.screenshot())
        .removeAlpha()
        .stats();
      expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(10);

      const darkest = await darkestBehindWords(page);
      expect(darkest.length).toBeGreaterThanOrEqual(4);
      // The darkest value of a light band.
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
      expect({ width, words: await textOnPictures(page) }).toEqual({ width, words: [] });
    }
    await expect(page.locator("main img").first()).toHaveCSS("mask-image", "none");
  });
});
