/** Help in the transfer form: error summary, warnings, drawings and accessibility. */
import type { Page } from "@playwright/test";
import { sampleTransfer } from "../support/forms/sample-answers";
import { pharmacy, transferQuestion, transferCopy } from "../support/forms/copy";
import { accessibilityErrors, contrastErrors } from "../support/browser/accessibility";
import { brokenNumbers } from "../support/browser/broken-lines";
import { expect, test } from "../support/browser/forms";
import { refuseWith } from "../support/browser/mail-service";
import { numbersInOrder } from "../support/browser/numbers-in-order";
import { smallTargets } from "../support/browser/targets";
import { setTextSize, sidewaysOverflow } from "../support/browser/viewport";

/** `own-site/pages.spec.ts` checks the rest of the page. */
const expectUsableByAll = async (page: Page) =>
  expect(await accessibilityErrors(page, "#transfer")).toEqual({});

test("an invalid submit keeps the browser's message and lists every problem", async ({
  transfer,
  page,
  mail,
}) => {
  await transfer.openAlive();
  await transfer.fill({ ...sampleTransfer, email: "nobody", city: "", pcpPhone: "" });
  await transfer.send();
  // The browser focuses the first invalid field and shows its message there.
  await expect(transfer.input("email")).toBeFocused();
  const count = transferCopy.errors.count.other.replace("{count}", "3");
  await expect(page.locator("[aria-live]").filter({ hasText: count })).toHaveCount(1);
  const items = await transfer.errors();
  await expect(items).toHaveText([
    `Email: ${transferCopy.errors.wrongEmail}`,
    `City: ${transferQuestion("city").missing}`,
    `Doctor's phone: ${transferQuestion("pcpPhone").missing}`,
  ]);
  await expect(transfer.input("city")).toHaveAccessibleDescription(
    transferQuestion("city").missing ?? "",
  );

  const address = page.url();
  await items.getByRole("link", { name: "City" }).click();
  await expect(transfer.input("city")).toBeFocused();
  expect(page.url()).toBe(address);
  await page.keyboard.type("Sampleville");
  // Nothing moves while somebody types.
  await expect(transfer.input("city")).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Tab");
  await transfer.errors();
  await expect(items).toHaveCount(2);
  expect(mail.received).toEqual([]);
});

test("a half-written date, and one that never was, are named as such", async ({
  transfer,
  page,
}) => {
  await transfer.openAlive();
  for (const typed of ["02", "02291900"]) {
    await transfer.fill({ ...sampleTransfer, dateOfBirth: "" });
    await expect(transfer.form.locator("[data-error-summary]")).toHaveCount(0);
    await transfer.input("dateOfBirth").focus();
    await page.keyboard.type(typed);
    await transfer.send();
    await expect(transfer.form.locator("[data-error-summary]")).toContainText(
      transferCopy.errors.wrongDate,
    );
    await transfer.form.evaluate((form: HTMLFormElement) => form.reset());
  }
});

test(
  "drawings open by a press, and show where the numbers stand",
  { tag: "@firefox" },
  async ({ transfer, page }) => {
    await transfer.open();
    for (const { open, alt } of Object.values(transfer.copy.samples)) {
      const summary = transfer.form.locator("summary").filter({ hasText: open });
      const drawing = transfer.form.getByRole("img", { name: alt });
      await expect(drawing).toBeHidden();
      await summary.click();
      await expect(drawing).toBeVisible();
      await expect
        .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expectUsableByAll(page);
  },
);

test(
  "everyone can use the form with a list of problems, after a failure and in the review, on the smallest phone, with large text and on a dark screen",
  { tag: "@slow" },
  async ({ transfer, page, mail }) => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const expectFits = async (...parts: string[]) => {
      await expectUsableByAll(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(sidewaysOverflow)).toBeLessThanOrEqual(0);
      expect(await brokenNumbers(page)).toEqual([]);
      await page.setViewportSize({ width: 640, height: 900 });
      await setTextSize(page, 200);
      expect(await page.evaluate(sidewaysOverflow)).toBeLessThanOrEqual(0);
      await setTextSize(page, 100);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: "dark" });
      for (const part of parts) expect(await contrastErrors(page, part)).toEqual({});
    };
    mail.answerWith(refuseWith(429));
    await transfer.openAlive();
    await expect(transfer.input("city")).toHaveCSS("font-size", "18px");
    await transfer.send();
    await expect(transfer.form.locator("[data-error-summary]")).toBeVisible();
    await expectFits("#transfer");

    await transfer.fill();
    await transfer.send();
    await expect(page.getByText(transferCopy.failed.heading)).toBeVisible();
    // The message would go after five seconds, and the page is looked at in several sizes first.
    await transfer.toast
      .locator(".Toastify__progress-bar")
      .evaluate((bar) => bar.getAnimations().forEach((time) => time.pause()));
    expect(await smallTargets(page)).toEqual([]);
    await expectFits("#transfer", ".Toastify__toast");
    await expect(transfer.toast).toHaveCSS("background-color", "rgb(255, 255, 255)");

    await transfer.island.getByRole("button", { name: transferCopy.review.open }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectFits("dialog");
  },
);

test("on a page from right to left, numbers of the review and of the paper form read from left to right", async ({
  transfer,
  page,
}) => {
  const { phone } = sampleTransfer;
  await transfer.openAlive();
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  await transfer.fill();
  const review = transfer.copy.review;
  await transfer.island.getByRole("button", { name: review.open }).click();
  expect(await numbersInOrder(page, phone)).toEqual([true]);
  await page.getByRole("dialog").getByRole("button", { name: review.back }).click();
  await page.emulateMedia({ media: "print" });
  const own = await numbersInOrder(page, pharmacy.phone);
  expect(own.length).toBeGreaterThan(0);
  expect(own).not.toContain(false);
});

test("an app that cannot print says so right below the button", async ({ transfer, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "print", { value: undefined });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await transfer.openAlive();
  await transfer.island.locator("summary").filter({ hasText: transferCopy.notice.heading }).tap();
  const button = transfer.island.getByRole("button", { name: transferCopy.paper.print });
  await button.tap();
  const hint = page.getByText(transferCopy.paper.cannotPrint);
  await expect(hint).toBeInViewport();
  const [above, below] = [await button.boundingBox(), await hint.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(30);
});
