/** Pages in a language that is written from right to left: everything is on the other side. */
import type { Locator, Page } from "@playwright/test";
import {
  at,
  defaultOf,
  expect,
  isFromTheRight,
  ownPharmacy,
  ownRoutes,
  test,
} from "../support/browser/own-site";
import { numbersInOrder } from "../support/browser/numbers-in-order";
import { withoutOutsideWorld } from "../support/browser/outside-world";

const routes = ownRoutes.filter(isFromTheRight);

/** Distance of the logo and of the heading to the side of the page at which lines start. */
async function startsOn(page: Page, isMirrored: boolean) {
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const startOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box && Math.round(isMirrored ? width - box.x - box.width : box.x);
  };
  return {
    logo: await startOf(page.getByRole("banner").getByRole("link").first()),
    heading: await startOf(page.getByRole("heading", { level: 1 })),
  };
}

for (const route of routes) {
  test(`${route} is a mirror of ${defaultOf(route)}`, async ({ page }) => {
    await withoutOutsideWorld(page);
    await page.goto(at(defaultOf(route)));
    const original = await startsOn(page, false);
    const numbers = await numbersInOrder(page, ownPharmacy.phone);
    expect(numbers).not.toContain(false);
    await page.goto(at(route));
    expect(await startsOn(page, true)).toEqual(original);
    expect(await numbersInOrder(page, ownPharmacy.phone)).toEqual(numbers);
    const arrows = page.locator("main .pointing");
    for (const arrow of await arrows.all()) {
      await expect(arrow).toHaveCSS("transform", "matrix(-1, 0, 0, 1, 0, 0)");
    }
  });
}
