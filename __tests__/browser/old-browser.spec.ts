/** Browsers from before 2023, such as those of iOS 16, know no popovers. */
import { expect, type Page, test } from "@playwright/test";

/** The page as such a browser reads it. */
async function openWithoutPopovers(page: Page, path: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll("not selector(:popover-open)", "selector(:popover-open)")
      .replaceAll(/ popover(?:target|targetaction)?="[^"]*"/gi, "");
    await route.fulfill({ response, body: html });
  });
  await page.goto(path);
}

test("the way around stands in the page, and leaves room for it", async ({ page, isMobile }) => {
  await openWithoutPopovers(page, "/about/");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("link", { name: "Prescriptions", exact: true })).toBeInViewport();
  await expect(menu.getByRole("link", { name: "Contact Us" })).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByRole("button", { name: /menu/i })).toHaveCount(0);

  const everyService = menu.getByRole("link", { name: "All services" });
  const oneService = menu.getByRole("link", { name: "Immunizations" });
  await expect(oneService).toBeHidden();
  if (!isMobile) await menu.getByRole("button", { name: "Services" }).focus();
  await expect(everyService).toBeInViewport();
  await expect(oneService).toBeVisible({ visible: !isMobile });
});
