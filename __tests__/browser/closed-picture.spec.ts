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

const open = momentOf("2026-12-18", "12:00");
const christmas = momentOf("2026-12-25", "12:00");

/** Opens the home page. Returns the names of both pictures' files that it asks for. */
async function picturesOn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => {
    const name = nameOf(new URL(request.url()).pathname);
    if ([byDay, atDusk].includes(name)) asked.push(name);
  });
  await page.goto("/");
  await expect(page.getByRole("img", { name: hero.picture.alt })).not.toHaveJSProperty(
    "naturalWidth",
    0,
  );
  await page.waitForLoadState("networkidle");
  return asked;
}

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await withoutOutsideWorld(page);
  if (javaScriptEnabled) await page.clock.setFixedTime(open);
});

for (const [what, options, picture] of [
  ["the shop is lit while it is open", {}, byDay],
  ["on a dark screen it is dusk at any hour", { colorScheme: "dark" }, atDusk],
  ["without scripts it is day", { javaScriptEnabled: false }, byDay],
] as const) {
  test.describe(() => {
    test.use(options);
    test(what, { tag: "@phone" }, async ({ page }) => {
      expect(await picturesOn(page)).toEqual([picture]);
    });
  });
}

test("the shop is dark on a holiday, and nothing moves for that", async ({ page }) => {
  await page.clock.setFixedTime(christmas);
  await watchShifts(page);
  expect(await picturesOn(page)).toEqual([atDusk]);
  expect(await shiftsOn(page)).toEqual([]);
});
