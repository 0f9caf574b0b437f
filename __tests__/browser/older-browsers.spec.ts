/** Pages without newer features. `transfer-form-older.phone.spec.ts` tests the form. */
import type { Page } from "@playwright/test";
import { watchComplaints } from "../support/browser/complaints";
import { forgetLaterFeatures } from "../support/browser/older-browser";
import { expect, test } from "../support/browser/policed-test";

// The changed styles no longer match the policy's hashes.
test.use({ bypassCSP: true });

/**
 * Takes away popovers, view transitions, prerendering and the media feature `scripting`, which browsers before 2023
 * (iOS 16) do not have.
 */
async function withoutLaterFeatures(page: Page) {
  await page.route(
    ({ pathname }) => pathname.endsWith("/"),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html
          .replaceAll("not selector(:popover-open)", "selector(:popover-open)")
          .replaceAll(/ popover(?:target|targetaction)?="[^"]*"/gi, "")
          .replaceAll("@view-transition", "@unknown-at-rule")
          .replaceAll("(scripting:", "(unknown-feature:")
          .replaceAll('type="speculationrules"', 'type="unknown"'),
      });
    },
  );
  await page.addInitScript(forgetLaterFeatures);
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });

test("without popovers, the way around stands in the page and leaves room for it", async ({
  page,
  isMobile,
}) => {
  const complaints = watchComplaints(page);
  await withoutLaterFeatures(page);
  await page.goto("/about/");
  for (const name of ["Prescriptions", "Contact Us"]) {
    await expect(menu(page).getByRole("link", { name })).toBeInViewport();
  }
  await expect(page.getByRole("heading").first()).toBeInViewport();
  await expect(page.getByRole("button", { name: /menu/i })).toHaveCount(0);

  const oneService = menu(page).getByRole("link", { name: "Immunizations" });
  await expect(oneService).toBeHidden();
  if (!isMobile) await menu(page).getByRole("button", { name: "Services" }).focus();
  await expect(menu(page).getByRole("link", { name: "All services" })).toBeInViewport();
  await expect(oneService).toBeVisible({ visible: !isMobile });
  expect(complaints).toEqual([]);
});

test("without newer CSS, news is shown only in its time", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2099-01-01"));
  await withoutLaterFeatures(page);
  await page.goto("/about/");
  await expect(page.locator("li[data-timeline*=ends]").first()).toBeHidden();
});

test(
  "pages are prepared, but for who pays for each of them",
  { tag: "@desktop" },
  async ({ page }) => {
    for (const [type, count] of [
      [undefined, 1],
      ["wifi", 1],
      ["cellular", 0],
    ] as const) {
      await page.addInitScript((connection) => {
        Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
      }, type && { type });
      await page.goto("/about/");
      await expect(page.locator('script[type="speculationrules"]')).toHaveCount(count);
    }
  },
);
