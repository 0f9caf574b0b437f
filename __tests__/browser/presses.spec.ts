/** A message that appears when a field loses focus takes no press away: all that is below the field moves after it. */
import { expect, test } from "../support/browser/forms";
import { refuseWith } from "../support/browser/mail-service";

test.use({
  viewport: { width: 360, height: 740 },
  // Smooth scrolling moves what is pressed, too.
  contextOptions: { reducedMotion: "no-preference" },
});

test(
  "each press below a field in doubt does its work, with the finger or the mouse",
  { tag: ["@phone", "@firefox"] },
  async ({ page, transfer, mail, press }) => {
    const { review, clear, failed, sent } = transfer.copy;
    /** Leaves the focus in the last field, so that the next press takes it away. */
    const writeLast = async (answer: string) => {
      await transfer.input("pcpPhone").fill("");
      await page.keyboard.type(answer);
    };
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await transfer.openAlive();
    await transfer.fill();

    await writeLast("unknown");
    await press(transfer.form.getByRole("button", { name: clear.clear }));
    await expect.poll(() => asked).toEqual([clear.question]);

    await writeLast(transfer.sample["pcpPhone"] ?? "");
    await writeLast("unknown");
    await press(transfer.form.getByRole("button", { name: review.open }));
    await expect(page.getByRole("dialog", { name: review.heading })).toBeVisible();
    await page.keyboard.press("Escape");

    await transfer.input("pcpPhone").fill(transfer.sample["pcpPhone"] ?? "");
    await page.keyboard.press("Tab");
    await writeLast("unknown");
    mail.answerWith(refuseWith(429));
    await press(transfer.submitButton);
    await expect(transfer.form.locator("[data-error-summary]")).toBeFocused();
    expect(mail.received).toHaveLength(0);
    await press(transfer.submitButton);
    await expect(page.getByRole("group", { name: failed.heading })).toBeVisible();
    expect(mail.received[0]?.template_params).toMatchObject({ pcp_phone: "unknown" });

    mail.answerWith((_request, response) => response.writeHead(200).end("OK"));
    await writeLast("unknown, ask my wife");
    await press(page.getByRole("button", { name: failed.tryAgain }));
    await expect(page.getByRole("group", { name: sent.heading })).toBeVisible();
  },
);
