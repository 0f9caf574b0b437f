/** The forms come to life with all of their files, wherever the site is, and a message arrives. */
import { existsSync } from "node:fs";
import { watchComplaints } from "../support/browser/complaints";
import {
  at,
  contactRoute,
  expect,
  ownFormRoutes,
  readOwn,
  test,
} from "../support/browser/own-site";
import { withoutOutsideWorld } from "../support/browser/outside-world";

const CONTACT_FORM = "forms/contact.yaml";

for (const route of ownFormRoutes) {
  test(`${route} has forms that come to life`, async ({ page }) => {
    const complaints = watchComplaints(page);
    await withoutOutsideWorld(page);
    await page.goto(at(route));
    await page.locator("[data-island] :is(input, textarea):visible").first().focus();
    await expect(page.locator("[data-island]:not([data-state=alive])")).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test("a message is sent, and the page says so", async ({ page, press }) => {
  const canSend = process.env.TEST_MAIL !== "none" && existsSync(`data/${CONTACT_FORM}`);
  test.skip(!canSend, "The site has no form that sends messages.");
  const copy = readOwn(CONTACT_FORM) as { submit: string; success: string };
  const complaints = watchComplaints(page);
  await withoutOutsideWorld(page);
  await page.goto(at(contactRoute));
  const form = page.locator("[data-island=contact] form");
  await form.locator("[name=email]").fill("pat@example.com");
  await form.locator("[name=message]").fill("Are you open tomorrow?");
  await press(form.getByRole("button", { name: copy.submit, exact: true }));
  await expect(page.getByRole("alert").filter({ hasText: copy.success })).toBeVisible();
  const styles = page.locator(`link[rel=stylesheet][href="${at("/react-toastify.css")}"]`);
  await expect(styles).toHaveCount(1);
  expect(complaints).toEqual([]);
});
