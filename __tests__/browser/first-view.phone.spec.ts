import { expect, type Locator, type Page, test } from "@playwright/test";
import { phoneFonts, withPhoneFont } from "../support/browser/phone-fonts";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { withoutNews } from "../support/browser/without-news";

/** The phone that the limits below were set for, held upright. */
const SCREEN = { width: 390, height: 844 };

/** How many screens a page may be high. */
const HEIGHTS: Record<string, number> = {
  "/": 6,
  "/services/durable-medical-equipment/": 7,
  "/services/otc-network/": 7,
  // The services desk stands unfolded. The form has links to notices, and hours say what to do while closed.
  "/contact/": 4.3,
};

const quickActions = (page: Page) => page.getByRole("navigation", { name: "Quick actions" });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test.use({ viewport: SCREEN });
test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

test.describe("in the fonts of phones", () => {
  test.use({ bypassCSP: true });

  for (const font of phoneFonts) {
    test(`pages are as short as they should be, in ${font}`, async ({ page }) => {
      await withoutNews(page);
      await withPhoneFont(page, font);
      for (const [address, screens] of Object.entries(HEIGHTS)) {
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(height / SCREEN.height, address).toBeLessThanOrEqual(screens);
      }
    });
  }
});

test("home begins with the shop across the screen, and with both things to do", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const shop = await boxOf(main.getByRole("img").first());
  expect(shop).toMatchObject({ x: 0, width: SCREEN.width });
  expect(shop.height).toBeGreaterThan(SCREEN.height / 4);
  const bar = await boxOf(quickActions(page));
  for (const name of ["Transfer Prescription", "Schedule Vaccination"]) {
    expect((await boxOf(main.getByRole("link", { name }).first())).bottom).toBeLessThan(bar.y);
  }
});

test("Contact says whom to call in an emergency before all else", async ({ page }) => {
  await page.goto("/contact/");
  const emergency = await boxOf(page.getByText("In an emergency, call 911."));
  expect(emergency.bottom).toBeLessThan((await boxOf(quickActions(page))).y);
  const firstFact = await boxOf(page.getByRole("main").getByRole("term").first());
  expect(emergency.bottom).toBeLessThanOrEqual(firstFact.y);
});

test("a page says at its top who it is and whether it is open, in 120 pixels", async ({ page }) => {
  await withoutNews(page);
  for (const address of ["/", "/services/immunizations/", "/contact/"]) {
    await page.goto(address);
    const status = page.getByRole("region", { name: "Hours and contact" });
    await expect.soft(status, address).toContainText(/open|closed/i);
    const header = await boxOf(page.getByRole("banner"));
    expect.soft(header.bottom, address).toBeLessThanOrEqual(120);
    const heading = await boxOf(page.getByRole("heading", { level: 1 }));
    expect.soft(heading.bottom, address).toBeLessThan(SCREEN.height);
  }
});
