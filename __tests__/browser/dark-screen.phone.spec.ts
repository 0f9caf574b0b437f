/** Forms in dark mode; `own-site/pages.spec.ts` checks every page in dark mode. */
import { transferCopy } from "../support/forms/copy";
import { sampleTransfer } from "../support/forms/sample-answers";
import { contrastErrors } from "../support/browser/accessibility";
import { expect, test } from "../support/browser/forms";
import { refuseWith } from "../support/browser/mail-service";

test.use({ colorScheme: "dark" });

const WHITE = "rgb(255, 255, 255)";

test("mistakes, and answers to look over, can be read", async ({ transfer, page }) => {
  await transfer.openAndSend({ ...sampleTransfer, email: "nobody", city: "" });
  await expect(transfer.form.locator("[data-error-summary]")).toBeVisible();
  expect(await contrastErrors(page, "#transfer")).toEqual({});

  await transfer.fill();
  await transfer.island.getByRole("button", { name: transferCopy.review.open }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await contrastErrors(page, "dialog")).toEqual({});
});

test("toasts are light, and what a failure leaves on the page is dark", async ({
  transfer,
  page,
  mail,
}) => {
  mail.answerWith(refuseWith(429));
  await transfer.openAndSend();
  await expect(transfer.toast).toBeVisible();
  await expect(transfer.toast).toHaveCSS("background-color", WHITE);
  expect(await contrastErrors(page, ".Toastify__toast")).toEqual({});
  expect(await contrastErrors(page, "#transfer")).toEqual({});
});
