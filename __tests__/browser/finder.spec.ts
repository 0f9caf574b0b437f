/** The A to Z page: the field that finds supplies and services, and the cards to which it leads. */
import type { Page } from "@playwright/test";
import { accessibilityErrors } from "../support/browser/accessibility";
import { forgetLaterFeatures } from "../support/browser/older-browser";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { expect, test } from "../support/browser/policed-test";
import { readHtml } from "../support/browser/read-html";
import { unmeasuredTextColors } from "../support/browser/text-colors";
import { watchForLeaks } from "../support/browser/watch-for-leaks";
import { pharmacy } from "../support/content/sample-pharmacy";

const field = (page: Page) => page.getByRole("searchbox", { name: "What are you looking for?" });
/** Rows of the list: each has a paragraph below its link. */
const results = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("paragraph") });
const status = (page: Page) => page.locator("main [aria-live]");
const wayThere = (page: Page, name = "Find a supply or service") =>
  page.getByRole("main").getByRole("link", { name });

test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

test.describe("on a phone", { tag: ["@phone", "@firefox"] }, () => {
  test("a word from home leads to the very card, which is marked", async ({ page, press }) => {
    await page.goto("/services/");
    await press(wayThere(page));
    await field(page).pressSequentially("walking frame");
    await press(results(page).getByRole("link", { name: "Folding walker" }));
    await expect(page).toHaveURL(/\/services\/durable-medical-equipment\/#folding-walker$/);
    const card = page.getByRole("listitem").filter({ hasText: "Folding walker" }).last();
    await expect(card).toBeInViewport();
    await expect(card).toHaveCSS("outline-style", "solid");
  });

  test("it says how many were found, and by which name, or whom to call, also on a phone from 2022", async ({
    page,
  }) => {
    await page.addInitScript(forgetLaterFeatures);
    await page.goto("/a-z/");
    const all = await results(page).getByRole("link").count();
    await field(page).pressSequentially("tylenol");
    await expect(status(page)).toHaveText(/^2 of \d+$/, { useInnerText: true });
    await field(page).fill("tylenl");
    await expect(status(page)).toContainText(/^2 of \d+.*Not here\? Call/);
    await expect(results(page)).toHaveCount(2);
    await expect(results(page).first()).toContainText("Acetaminophen tablets");
    await expect(results(page).first().getByText("Tylenol")).toHaveCSS(
      "text-decoration-line",
      "underline",
    );
    await field(page).fill("oxygen");
    await expect(status(page)).toContainText("Not here? Call");
    await expect(status(page).getByRole("link", { name: pharmacy.phone })).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    await field(page).fill("");
    await expect(status(page)).toHaveText("", { useInnerText: true });
    await expect(results(page).getByRole("link")).toHaveCount(all);
  });

  test("Enter goes to the first result, and the word stays in the field", async ({
    page,
    context,
  }) => {
    const watch = await watchForLeaks(page, context);
    await page.goto("/a-z/");
    await field(page).pressSequentially("zzyrtec");
    await field(page).press("Enter");
    await expect(results(page).getByRole("link").first()).toBeFocused();
    await expect(page).toHaveURL(/\/a-z\/$/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/services\/otc-network\/#cetirizine-allergy-tablets$/);
    const leaks = (await watch.traces()).filter(({ text }) => /zyrtec/i.test(text));
    expect(leaks).toEqual([]);
    expect(watch.messages).toEqual([]);
  });
});

test("everyone can use the results, light and dark", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/a-z/");
  for (const typed of ["insulin", "oxygen"]) {
    await field(page).fill(typed);
    await expect(status(page)).not.toHaveText("");
    expect(await accessibilityErrors(page, "main")).toEqual({});
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await unmeasuredTextColors(page, colorScheme)).toEqual([]);
    }
  }
});

test.describe("without scripts", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the list is complete, its letters lead down, and no field is shown", async ({ page }) => {
    await page.goto("/a-z/");
    await expect(field(page)).toBeHidden();
    await page
      .getByRole("navigation", { name: "Letters" })
      .getByRole("link", { name: "W" })
      .click();
    await expect(page.getByRole("heading", { name: "W", exact: true })).toBeInViewport();
    await page.getByRole("link", { name: "Wheelchairs" }).click();
    await expect(page).toHaveURL(/\/services\/medical-supplies\/#wheelchairs$/);
  });
});

/** Addresses of links in the page's own part, and in the menu. */
const linksIn = (document: Document) =>
  ["main", "nav"].map((part) =>
    [...document.querySelectorAll(`${part} a`)].map((link) => link.getAttribute("href")),
  );

test(
  "Services, pages with supplies, a missing page and every menu lead there",
  { tag: "@phone" },
  async ({ page }) => {
    for (const route of [
      "/services/",
      "/services/medical-supplies/",
      "/services/immunizations/",
      "/services/durable-medical-equipment/",
      "/services/otc-network/",
      "/404/",
    ]) {
      for (const links of await readHtml(page, route, linksIn)) expect(links).toContain("/a-z/");
    }
    const [, inSpanish] = await readHtml(page, "/es/", linksIn);
    expect(inSpanish).toContain("/es/de-la-a-a-la-z/");
  },
);
