/** The home page's picture by day, at dusk and while the pharmacy is closed. */
import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { momentOf, readSample } from "../support/content/sample-pharmacy";
import { shiftsOn, watchShifts } from "../support/browser/layout-shifts";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { expect, test } from "../support/browser/policed-test";

const { hero } = readSample("pages/home.yaml") as {
  hero: { picture: { file: string; alt: string }; pictureWhenClosed: string };
};
const nameOf = (file: string) => basename(file).replace(/\.\w+$/, "");
const [byDay, atDusk] = [nameOf(hero.picture.file), nameOf(hero.pictureWhenClosed)];

const open = momentOf("2026-11-20", "12:00");
const thanksgiving = momentOf("2026-11-26", "12:00");

/** Opens the home page. Returns the names of both pictures' files that it asks for. */
async function picturesAt(page: Page, moment: number): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => {
    const name = nameOf(new URL(request.url()).pathname);
    if ([byDay, atDusk].includes(name)) asked.push(name);
  });
  await page.clock.setFixedTime(moment);
  await page.goto("/");
  await expect(page.getByRole("img", { name: hero.picture.alt })).not.toHaveJSProperty(
    "naturalWidth",
    0,
  );
  await page.waitForLoadState("networkidle");
  return asked;
}

test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

test("the shop is lit while it is open", { tag: "@phone" }, async ({ page }) => {
  expect(await picturesAt(page, open)).toEqual([byDay]);
});

test("the shop is dark on a holiday, and nothing moves for that", async ({ page }) => {
  await watchShifts(page);
  expect(await picturesAt(page, thanksgiving)).toEqual([atDusk]);
  expect(await shiftsOn(page)).toEqual([]);
});

test.describe("on a dark screen", { tag: "@phone" }, () => {
  test.use({ colorScheme: "dark" });

  test("it is dusk at any hour", async ({ page }) => {
    expect(await picturesAt(page, open)).toEqual([atDusk]);
  });
});

test.describe("without scripts", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("it is day", async ({ page }) => {
    await withoutOutsideWorld(page);
    const image = page.getByRole("img", { name: hero.picture.alt });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(nameOf(new URL(request.url()).pathname)));
    await page.goto("/");
    await expect(image).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked).toContain(byDay);
    expect(asked).not.toContain(atDusk);
  });
});
