import { expect, test } from "@playwright/test";
import { readSample } from "../support/content/sample-pharmacy";
import { withoutOutsideWorld } from "../support/browser/outside-world";

const { hero } = readSample("pages/home.yaml") as {
  hero: { picture: { alt: string }; transfer: { label: string }; vaccination: { label: string } };
};

/** Where the pavement of both pictures begins and ends, as parts of the picture's width. */
const PAVEMENT = { from: 0.405, to: 0.955 };

test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

test("pages that people open for what is below show it in the upper half of the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ["/contact/", "/prescriptions/", "/questions/", "/a-z/"]) {
    await page.goto(address);
    const header = await page.getByRole("banner").boundingBox();
    const point = page.getByRole("main").locator("h2, label, summary").first();
    const box = await point.boundingBox();
    const below = (box?.y ?? Infinity) - (header?.y ?? 0) - (header?.height ?? 0);
    expect.soft(below, `${address}, below the menu`).toBeLessThan(450);
  }
});

test("home shows the whole shop at any width, and both things to do side by side", async ({
  page,
}) => {
  await page.goto("/");
  const image = page.getByRole("img", { name: hero.picture.alt });
  await expect(image).not.toHaveJSProperty("naturalWidth", 0);
  const topOf = async (name: string) => {
    const box = await page.getByRole("main").getByRole("link", { name }).first().boundingBox();
    return box?.y;
  };
  expect.soft(await topOf(hero.transfer.label)).toBe(await topOf(hero.vaccination.label));
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await image.evaluate((element: HTMLImageElement) => {
      const { width: tile, height } = element.getBoundingClientRect();
      const whole = (height * element.naturalWidth) / element.naturalHeight;
      const left = (parseFloat(getComputedStyle(element).objectPosition) / 100) * (whole - tile);
      return { from: left / whole, to: (left + tile) / whole };
    });
    expect.soft(shown.from, `${width} pixels`).toBeLessThanOrEqual(PAVEMENT.from);
    expect.soft(shown.to, `${width} pixels`).toBeGreaterThanOrEqual(PAVEMENT.to);
  }
});
