/**
 * After any failure the form shows the error toast and a panel with the reason, and keeps all
 * answers. A retry then sends one message.
 */
import { type FailureReason, mayHaveArrived } from "../../src/forms/mail/send-mail";
import { pharmacy, sampleIn, transferCopy } from "../support/forms/copy";
import { breakReview } from "../support/forms/break-review";
import { expect, test, transferPage, type TransferPage } from "../support/browser/forms";
import { inStrictBrowser } from "../support/browser/strict-browser";
import { answers, type MailService, redirectTo, refuseWith } from "../support/browser/mail-service";

async function expectFailure(transfer: TransferPage, reason: FailureReason) {
  const { failure, failed } = transfer.copy;
  await expect(transfer.toast).toHaveText(
    mayHaveArrived(reason) ? failed.uncertainHeading : failure,
  );
  await expect(transfer.toast).toBeInViewport();
  await expectFailurePanel(transfer, reason);
}

async function expectFailurePanel(transfer: TransferPage, reason: FailureReason) {
  const { page, submitButton, copy } = transfer;
  await transfer.expectAnswersKept();
  await expect(submitButton).toBeEnabled();
  const { heading, uncertainHeading } = copy.failed;
  const panel = page.getByRole("group", {
    name: mayHaveArrived(reason) ? uncertainHeading : heading,
  });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(copy.failed.reasons[reason]);
  for (const number of [pharmacy.phone, pharmacy.fax]) await expect(panel).toContainText(number);
  await expect(page.getByText(copy.sent.heading)).toHaveCount(0);
}

/** Retries, and expects one message. */
async function expectRecovery(transfer: TransferPage, mail: MailService) {
  mail.received.length = 0;
  mail.answerWith(answers.accept);
  await transfer.page.getByRole("button", { name: transfer.copy.failed.tryAgain }).click();
  await expect(transfer.toast).toHaveText(transfer.copy.success);
  await transfer.expectEmpty();
  expect(mail.received).toHaveLength(1);
}

test(
  "after our own code threw, every answer stays in its field, with a message above that has the focus",
  { tag: "@firefox" },
  async ({ transfer, page, mail, translation }) => {
    await transfer.openAlive();
    await transfer.fill();
    await page.evaluate(breakReview);
    await transfer.form.getByRole("button", { name: transfer.copy.review.open }).click();
    const message = page.locator("[data-when-broken=transfer]");
    const { heading } = sampleIn(translation, "pages/error.yaml") as { heading: string };
    await expect(message).toContainText(heading);
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport();
    for (const number of [pharmacy.phone, pharmacy.fax])
      await expect(message).toContainText(number);
    await transfer.expectAnswersKept();
    await expect(transfer.input("city")).toBeEditable();
    await expect(transfer.submitButton).toBeHidden();
    // It says that nothing was sent, which nobody knows.
    await expect(transfer.form.getByText(transfer.copy.unavailable.insteadOfButton)).toBeHidden();
    expect(mail.received).toEqual([]);
  },
);

/** `__tests__/forms/send-mail.test.ts` tests every answer, and one that never comes. */
test(
  "the service refuses, sends elsewhere or hangs up",
  { tag: "@firefox" },
  async ({ transfer, mail }) => {
    await transfer.openAlive();
    for (const [answer, reason] of [
      [redirectTo("/", 303), "network"],
      [answers.hangUp, "network"],
      // Nothing is uncertain any more once a message was accepted.
      [refuseWith(429), "busy"],
    ] as const) {
      mail.answerWith(answer);
      await transfer.fill();
      await transfer.send();
      await expectFailure(transfer, reason);
      await expectRecovery(transfer, mail);
    }
  },
);

test("the site is deployed while a patient types, which removes the scripts of the open page", async ({
  transfer,
  mail,
  page,
}) => {
  await transfer.openAlive();
  await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
  mail.answerWith(refuseWith(429));
  await transfer.fill();
  await transfer.send();
  await expectFailure(transfer, "busy");
  await expectRecovery(transfer, mail);
});

/** The mail library throws on start. */
test(
  "where storage is blocked, nothing is lost and the reason is told",
  { tag: "@chrome" },
  async ({ baseURL, launchOptions, mail }, testInfo) => {
    const profile = testInfo.outputPath("profile");
    await inStrictBrowser({ blocked: "cookies", profile, launchOptions, baseURL }, async (page) => {
      const transfer = transferPage(page);
      await transfer.openAlive();
      const storage = await page.evaluate(() => {
        try {
          return typeof window.localStorage;
        } catch (error) {
          return (error as Error).name;
        }
      });
      expect(storage).toBe("SecurityError");

      // On the second attempt the library is half loaded; the reason must stay the same.
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        await transfer.fill();
        await transfer.send();
        await expect(page.getByText(transferCopy.failed.reasons.blocked)).toBeVisible();
        await transfer.expectAnswersKept();
        await expect(transfer.submitButton).toBeEnabled();
      }
      expect(mail.received).toHaveLength(0);
    });
  },
);
