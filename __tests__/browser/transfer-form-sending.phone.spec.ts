/** Sending the transfer form: the message, double submits, and what the patient sees. */
import { transferParams } from "../support/forms/params";
import { sampleTransfer } from "../support/forms/sample-answers";
import { languageParams, pharmacy, transferCopy } from "../support/forms/copy";
import { expect, test } from "../support/browser/forms";
import { answers } from "../support/browser/mail-service";

const TOAST_MS = 5_000;

test(
  "every answer arrives once, as it was typed, and the form is emptied",
  { tag: "@firefox" },
  async ({ transfer, translation, mail }) => {
    const hostile = {
      ...sampleTransfer,
      patientName: `O'Test "Quote" \\ <b>{{to_email}}</b> \${x}`,
      address: "مريض تجريبي \u202E123 שלום",
      city: "👩🏽‍⚕️💊 Ḧ̷̛́ï",
      prescriptions: `<script>document.title = "x"</script>\n${"x".repeat(4_000)}\nlast line`,
    };
    await transfer.openAlive();
    await transfer.fillOneByOne(hostile);
    await transfer.send();
    await expect(transfer.toast).toHaveText(transfer.copy.success);
    await transfer.expectEmpty();
    expect(mail.received).toMatchObject([
      {
        user_id: "test-public-key",
        service_id: "test-service",
        template_id: "test-transfer-template",
      },
    ]);
    expect(mail.received[0]?.template_params).toEqual({
      ...transferParams(hostile, pharmacy.email),
      ...languageParams(translation),
    });
  },
);

test("a double click, Enter held down, and presses while it is on its way, send once", async ({
  transfer,
  mail,
  page,
}) => {
  const answer = mail.holdAnswers();
  await transfer.openAlive();
  await transfer.fill();
  await transfer.submitButton.dblclick();
  const button = transfer.form.getByRole("button", { name: transferCopy.submitting });
  await expect(button).toBeDisabled();
  await expect(button.locator("[data-spinner]")).toBeVisible();
  await button.click({ force: true });
  for (let press = 0; press < 10; press += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await transfer.form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  answer(answers.accept);
  await expect(transfer.toast).toHaveText(transferCopy.success);
  expect(mail.received).toHaveLength(1);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`the toast is at the top right and goes after five seconds (motion: ${reducedMotion})`, async ({
    transfer,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await transfer.openAndSend();
    await expect(transfer.toast).toHaveText(transferCopy.success);
    // Screen readers would read the library's English label.
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(transfer.submitButton).toBeEnabled();
    await expect(transfer.toast).toHaveClass(/Toastify__toast-theme--light/);
    await expect(page.locator(".Toastify__toast-container--top-right")).toBeVisible();
    const box = await transfer.toast.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.y).toBeLessThan(100);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
    // The toast goes when the animation of its bar ends.
    const duration = await page.locator(".Toastify__progress-bar").evaluate((bar) => {
      const [animation] = bar.getAnimations();
      const { duration } = animation?.effect?.getTiming() ?? {};
      animation?.finish();
      return duration;
    });
    expect(duration).toBe(TOAST_MS);
    await expect(transfer.toast).toHaveCount(0);
    await expect(page.getByText(transferCopy.sent.heading)).toBeVisible();
  });
}

test(
  "the review shows the answers, closes in three ways wherever people have scrolled to, and gives the focus back",
  { tag: "@firefox" },
  async ({ transfer, page }) => {
    const copy = transfer.copy.review;
    await transfer.openAlive();
    await transfer.fill();
    const review = transfer.form.getByRole("button", { name: copy.open });
    const dialog = page.getByRole("dialog", { name: copy.heading });
    const close = dialog.getByRole("button", { name: copy.close, exact: true });
    const back = dialog.getByRole("button", { name: copy.back });

    await review.click();
    await expect(dialog.getByRole("heading", { name: copy.heading })).toBeFocused();
    await expect(dialog).toContainText(sampleTransfer.patientName);
    await expect(close).toBeInViewport({ ratio: 1 });
    await back.scrollIntoViewIfNeeded();
    // Firefox rounds where it scrolls to.
    await expect(back).toBeInViewport({ ratio: 0.9 });
    await expect(close).toBeInViewport({ ratio: 1 });
    for (const leave of [
      () => close.click(),
      () => back.click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await leave();
      await expect(dialog).toHaveCount(0);
      await expect(review).toBeFocused();
      await review.click();
      await expect(dialog).toBeVisible();
    }
    await close.click();
    await transfer.expectAnswersKept();
  },
);
