/** Printed pages. `transfer-form-paper.desktop.spec.ts` tests the printed form. */
import type { Page } from "@playwright/test";
import { cityLine } from "../../src/lib/location";
import { expect, test } from "../support/browser/policed-test";
import { readPdf } from "../support/browser/read-pdf";
import { pharmacy, readSample, storeHours } from "../support/content/sample-pharmacy";

const labels = readSample("labels.yaml") as { laterSpecialHours: string };
const { skipLink } = readSample("header.yaml") as { skipLink: string };
const squeezed = (text: string) => text.replace(/\s/g, "");

for (const [route, most] of [
  ["/contact/", 2],
  ["/services/diabetic-care/", 2],
  ["/a-z/", 3],
  ["/medicare-supplier-standards/", 1],
] as const) {
  test(`${route} prints with hours, phone and address first`, async ({ page }) => {
    await page.goto(route);
    const { pages, text } = await readPdf(await page.pdf({ format: "Letter" }));
    expect(pages).toBeLessThanOrEqual(most);
    expect(text).not.toContain(squeezed(skipLink));
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    const first = text.slice(0, text.indexOf(squeezed(heading)));
    for (const fact of [storeHours, pharmacy.phone, cityLine(pharmacy.address)]) {
      expect(first).toContain(squeezed(fact));
    }
  });
}

/** What is folded: answers, and the holidays that come later. */
const FOLDED = [
  ["/questions/", "p"],
  ["/contact/", "time"],
] as const;

for (const [route, part] of FOLDED) {
  test.describe(`${route} prints what is folded, and leaves it folded`, () => {
    const expectAllPrinted = async (page: Page) => {
      await page.goto(route);
      const open = page.locator("[data-on-paper][open]");
      const opened = await open.count();
      const { text } = await readPdf(await page.pdf({ format: "Letter" }));
      const folded = page.getByRole("main").locator("[data-on-paper]").locator(part);
      const texts = await folded.allTextContents();
      expect(texts.length).toBeGreaterThan(0);
      for (const words of texts) expect(text).toContain(squeezed(words));
      await expect(open).toHaveCount(opened);
      return text;
    };

    test("by its styles", async ({ page }) => {
      expect(await expectAllPrinted(page)).not.toContain(squeezed(labels.laterSpecialHours));
    });

    test.describe("by a script", () => {
      // The changed styles and scripts no longer match the policy's hashes.
      test.use({ bypassCSP: true });

      test("in browsers before 2025, which do not know ::details-content", async ({ page }) => {
        await page.route(`**${route}`, async (request) => {
          const response = await request.fetch();
          const body = (await response.text()).replaceAll("details-content", "unknown-part");
          await request.fulfill({ response, body });
        });
        await expectAllPrinted(page);
      });
    });
  });
}

test("paper has no form, and black words on white, also from a dark screen", async ({ page }) => {
  const WHITE = "rgb(255, 255, 255)";
  const body = page.locator("body");
  // With motion, colors of links change slowly.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto("/contact/");
  await expect(body).not.toHaveCSS("background-color", WHITE);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect(body).toHaveCSS("background-color", WHITE);
  await expect(page.getByRole("textbox").first()).toBeHidden();
  const colors = await page
    .locator("main *")
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
  expect([...new Set(colors)]).toEqual(["rgb(0, 0, 0)"]);
});
