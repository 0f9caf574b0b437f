/**
 * After any failure the form shows the error toast and a panel with the reason, and keeps all
 * answers. A retry then sends one message.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  ANSWER_LIMIT_MS,
  type FailureReason,
  mayHaveArrived,
} from "../../src/forms/mail/send-mail";
import { pharmacy, transferCopy } from "../support/forms/copy";
import { SEND_PATH } from "../../src/gatsby/environment/outbox";
import { expect, type FormPage, test, transferPage } from "../support/browser/forms";
import { inStrictBrowser } from "../support/browser/strict-browser";
import { answers, MailService, refuseWith } from "../support/browser/mail-service";

const SUCCESS = "Transfer request submitted successfully!";
const FAILURE = "Failed to submit transfer request. Please try again.";

async function expectFailure(transfer: FormPage, reason: FailureReason) {
  await expect(transfer.toast).toHaveText(FAILURE);
  await expect(transfer.toast).toBeInViewport();
  await expectFailurePanel(transfer, reason);
}

async function expectFailurePanel(transfer: FormPage, reason: FailureReason) {
  const { page, submitButton } = transfer;
  await transfer.expectAnswersKept();
  await expect(submitButton).toBeEnabled();
  const { heading, uncertainHeading } = transferCopy.failed;
  const panel = page.getByRole("group", {
    name: mayHaveArrived(reason) ? uncertainHeading : heading,
  });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(transferCopy.failed.reasons[reason]);
  for (const number of [pharmacy.phone, pharmacy.fax]) await expect(panel).toContainText(number);
  await expect(page.getByText(transferCopy.sent.heading)).toHaveCount(0);
}

/** Sends a full form, expects the failure, then retries and expects one message. */
async function expectFailureAndRecovery(
  transfer: FormPage,
  mail: MailService,
  reason: FailureReason,
) {
  await transfer.fill();
  await transfer.send();
  await expectFailure(transfer, reason);
  await expectRecovery(transfer, mail);
}

async function expectRecovery(transfer: FormPage, mail: MailService) {
  mail.received.length = 0;
  mail.answerWith(answers.accept);
  await transfer.page.getByRole("button", { name: "Try again" }).click();
  await expect(transfer.toast).toHaveText(SUCCESS);
  await transfer.expectEmpty();
  expect(mail.received).toHaveLength(1);
}

test("the service answers that something is wrong", async ({ transfer, mail }) => {
  await transfer.openAlive();
  for (const [status, reason] of [
    [429, "busy"],
    [408, "serverError"],
    [504, "serverError"],
  ] as const) {
    mail.answerWith(refuseWith(status));
    await expectFailureAndRecovery(transfer, mail, reason);
  }
});

test("the browser is wrong about being offline", async ({ transfer, mail, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }),
  );
  mail.answerWith(answers.hangUp);
  await transfer.openAlive();
  await expectFailureAndRecovery(transfer, mail, "network");
});

for (const [what, error] of [
  ["nothing listens at the service's address", "connectionrefused"],
  ["the service's name cannot be found", "namenotresolved"],
  ["a firewall is in between", "accessdenied"],
] as const) {
  test(what, async ({ transfer, mail, page }) => {
    await page.route(`**${SEND_PATH}`, (route) => route.abort(error));
    await transfer.openAndSend();
    await expectFailure(transfer, "network");
    await page.unrouteAll();
    await expectRecovery(transfer, mail);
  });
}

test("the page's own policy lets no message go anywhere else", async ({
  transfer,
  page,
  policyComplaints,
}) => {
  const elsewhere = new MailService();
  const server = createServer((request, response) => void elsewhere.handle(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  await transfer.openAlive();
  const goes = page.evaluate(
    (url) => fetch(url, { method: "POST", mode: "no-cors", body: "{}" }).then(String),
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  );
  await expect(goes).rejects.toThrow(/Failed to fetch/);
  expect(elsewhere.received).toHaveLength(0);
  await expect
    .poll(() => policyComplaints.join())
    .toContain("Content Security Policy: connect-src");
  policyComplaints.length = 0;
  server.close();
});

test("no answer ever comes", async ({ transfer, mail, page }) => {
  await page.clock.install();
  mail.answerWith(answers.keepSilent);
  await transfer.openAndSend();
  await expect.poll(() => mail.received.length).toBe(1);
  await page.clock.runFor(ANSWER_LIMIT_MS - 2_000);
  await expect(transfer.form.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await expect(transfer.toast).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expectFailure(transfer, "timeout");
  await expectRecovery(transfer, mail);
});

test("the patient is told the time limit that holds", () => {
  expect(transferCopy.failed.reasons.timeout).toContain(`${ANSWER_LIMIT_MS / 1000} seconds`);
});

test("the device is offline at the moment of pressing", async ({ transfer, mail, context }) => {
  await transfer.openAlive();
  await transfer.fill();
  await context.setOffline(true);
  await transfer.send();
  await expectFailure(transfer, "offline");
  expect(mail.received).toHaveLength(0);
  await context.setOffline(false);
  await expectRecovery(transfer, mail);
});

test("the site is deployed while a patient types, which removes the scripts of the open page", async ({
  transfer,
  mail,
  page,
}) => {
  await transfer.openAlive();
  await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
  mail.answerWith(refuseWith(429));
  await expectFailureAndRecovery(transfer, mail, "busy");
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
        await expect(transfer.toast).toHaveText(transferCopy.failure);
        await expect(page.getByText(transferCopy.failed.reasons.blocked)).toBeVisible();
        await transfer.expectAnswersKept();
        await expect(transfer.submitButton).toBeEnabled();
      }
      expect(mail.received).toHaveLength(0);
    });
  },
);
