/** Sending the transfer form: the message, double submits, and what the patient sees. */
import { transferParams } from "../support/forms/params";
import { sampleTransfer } from "../support/forms/sample-answers";
import { pharmacy, transferCopy } from "../support/forms/copy";
import { expect, test } from "../support/browser/forms";
import { acceptAfter, refuseWith } from "../support/browser/mail-service";

const SUCCESS = "Transfer request submitted successfully!";
const TOAST_MS = 5_000;

test("hostile text arrives as it was typed", async ({ transfer, mail }) => {
  const hostile = {
    ...sampleTransfer,
    patientName: `O'Test "Quote" \\ <b>{{to_email}}</b> \${x}`,
    address: "مريض تجريبي \u202E123 שלום",
    city: "👩🏽‍⚕️💊 Ḧ̷̛́ï",
    prescriptions: `<script>document.title = "x"</script>\n${"x".repeat(10_000)}\nlast line`,
  };
  await transfer.openAndSend(hostile);
  await expect(transfer.toast).toHaveText(SUCCESS);
  expect(mail.received[0]?.template_params).toEqual(transferParams(hostile, pharmacy.email));
});

test("Enter held down sends once", async ({ transfer, mail, page }) => {
  mail.answerWith(acceptAfter(500));
  await transfer.openAlive();
  await transfer.fill();
  await transfer.input("pcpPhone").focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(transfer.toast).toHaveText(SUCCESS);
  expect(mail.received).toHaveLength(1);
});

test("a double click, and presses while it is on its way, send once", async ({
  transfer,
  mail,
  page,
}) => {
  mail.answerWith(acceptAfter(1_500));
  await transfer.openAlive();
  await transfer.fill();
  await transfer.submitButton.dblclick();
  const button = transfer.form.getByRole("button", { name: "Submitting..." });
  await expect(button).toBeDisabled();
  await expect(button.locator("[data-spinner]")).toBeVisible();
  await button.click({ force: true });
  await page.keyboard.press("Enter");
  await transfer.form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(transfer.toast).toHaveText(SUCCESS);
  expect(mail.received).toHaveLength(1);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`the toast is at the top right and goes after five seconds (motion: ${reducedMotion})`, async ({
    transfer,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await transfer.openAndSend();
    await expect(transfer.toast).toHaveText(SUCCESS);
    // Screen readers would read the library's English label.
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(transfer.submitButton).toBeEnabled();
    const shownAt = Date.now();
    await expect(transfer.toast).toHaveClass(/Toastify__toast-theme--light/);
    await expect(page.locator(".Toastify__toast-container--top-right")).toBeVisible();
    const box = await transfer.toast.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.y).toBeLessThan(100);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
    await expect(transfer.toast).toHaveCount(0, { timeout: TOAST_MS + 3_000 });
    expect(Date.now() - shownAt).toBeGreaterThan(TOAST_MS - 1_000);
    await expect(page.getByText(transferCopy.sent.heading)).toBeVisible();
  });
}

test("the review can be closed wherever people have scrolled to", async ({ transfer, page }) => {
  await transfer.openAlive();
  await transfer.fill();
  const review = page.getByRole("button", { name: transferCopy.review.open });
  await review.click();
  const dialog = page.getByRole("dialog");
  const close = dialog.getByRole("button", { name: transferCopy.review.close, exact: true });
  await expect(close).toBeInViewport({ ratio: 1 });
  const back = dialog.getByRole("button", { name: transferCopy.review.back });
  await back.scrollIntoViewIfNeeded();
  await expect(back).toBeInViewport({ ratio: 1 });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(dialog).toHaveCount(0);
  await expect(review).toBeFocused();
});

test("answers can be copied after a failure", async ({ transfer, mail, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  mail.answerWith(refuseWith(429));
  await transfer.openAndSend();
  await page.getByRole("button", { name: transferCopy.failed.copy }).click();
  await expect(page.getByText(transferCopy.failed.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const [name, answer] of Object.entries(sampleTransfer)) {
    if (name !== "dateOfBirth") expect(copied).toContain(answer);
  }
});
