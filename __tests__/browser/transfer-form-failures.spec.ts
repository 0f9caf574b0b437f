/**
 * Every way in which sending can fail ends alike: the error toast, all answers kept, the button
 * back, and a panel that says what happened. Then the patient tries again, and it arrives once.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { ANSWER_LIMIT_MS } from "../../src/forms/mail/send-mail";
import { transferWords } from "../forms/words";
import { expect, type FormPage, test } from "./support/forms";
import { answers, MailService, redirectTo, refuseWith } from "./support/mail-service";

const SUCCESS = "Transfer request submitted successfully!";
const FAILURE = "Failed to submit transfer request. Please try again.";

test.skip(({ isMobile }) => !isMobile, "The same code runs at every size; once is enough.");

type Reason = keyof typeof transferWords.failed.reasons;

async function expectFailure(transfer: FormPage, reason: Reason) {
  const { page, toast, submitButton } = transfer;
  await expect(toast).toHaveText(FAILURE);
  await expect(toast).toBeInViewport();
  await transfer.expectAnswersKept();
  await expect(submitButton).toBeEnabled();
  const { heading, uncertainHeading } = transferWords.failed;
  const panel = page.getByRole("group", {
    name: reason === "network" || reason === "timeout" ? uncertainHeading : heading,
  });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(transferWords.failed.reasons[reason]);
  await expect(page.getByText(transferWords.sent.heading)).toHaveCount(0);
}

async function expectRecovery(transfer: FormPage, mail: MailService) {
  mail.received.length = 0;
  mail.answerWith(answers.accept);
  await transfer.page.getByRole("button", { name: "Try again" }).click();
  await expect(transfer.toast).toHaveText(SUCCESS);
  await transfer.expectEmpty();
  expect(mail.received).toHaveLength(1);
}

/** A port of this machine on which nothing listens. */
async function closedPort() {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

for (const status of [400, 401, 403, 413, 429, 451, 500]) {
  test(`the service answers ${status}`, async ({ transfer, mail }) => {
    mail.answerWith(refuseWith(status));
    await transfer.openAlive();
    await transfer.fill();
    await transfer.send();
    await expectFailure(transfer, "rejected");
    await expectRecovery(transfer, mail);
  });
}

test("the connection drops before an answer", async ({ transfer, mail }) => {
  mail.answerWith(answers.hangUp);
  await transfer.openAlive();
  await transfer.fill();
  await transfer.send();
  await expectFailure(transfer, "network");
  await expectRecovery(transfer, mail);
});

test("the connection drops halfway through the answer", async ({ transfer, mail }) => {
  mail.answerWith(answers.hangUpHalfway);
  await transfer.openAlive();
  await transfer.fill();
  await transfer.send();
  await expectFailure(transfer, "network");
  await expectRecovery(transfer, mail);
});

test.describe("the service is elsewhere, and", () => {
  // The page's own policy lets it talk to the mail service alone, which is here the site itself.
  test.use({ bypassCSP: true });

  test("nothing listens at the service's address", async ({ transfer, mail }) => {
    mail.answerWith(redirectTo(`http://127.0.0.1:${await closedPort()}/`));
    await transfer.openAlive();
    await transfer.fill();
    await transfer.send();
    await expectFailure(transfer, "network");
    await expectRecovery(transfer, mail);
  });

  test("the service's name cannot be found", async ({ transfer, mail }) => {
    mail.answerWith(redirectTo("http://mail.invalid/"));
    await transfer.openAlive();
    await transfer.fill();
    await transfer.send();
    await expectFailure(transfer, "network");
    await expectRecovery(transfer, mail);
  });

  test("the service does not allow the site's origin (CORS)", async ({ transfer, mail }) => {
    const elsewhere = createServer((_request, response) => response.end("OK"));
    await new Promise<void>((listening) => elsewhere.listen(0, "127.0.0.1", listening));
    mail.answerWith(redirectTo(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`));
    await transfer.openAlive();
    await transfer.fill();
    await transfer.send();
    await expectFailure(transfer, "network");
    await expectRecovery(transfer, mail);
    elsewhere.close();
  });
});

test("the page's own policy lets no message go anywhere else", async ({ transfer, mail }) => {
  const elsewhere = new MailService();
  const server = createServer((request, response) => void elsewhere.handle(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  mail.answerWith(redirectTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
  await transfer.openAlive();
  await transfer.fill();
  await transfer.send();
  await expectFailure(transfer, "network");
  expect(elsewhere.received).toHaveLength(0);
  server.close();
});

test("no answer ever comes", async ({ transfer, mail, page }) => {
  await page.clock.install();
  mail.answerWith(answers.keepSilent);
  await transfer.openAlive();
  await transfer.fill();
  await transfer.send();
  await expect.poll(() => mail.received.length).toBe(1);
  await page.clock.runFor(ANSWER_LIMIT_MS - 2_000);
  await expect(transfer.form.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await expect(transfer.toast).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expectFailure(transfer, "timeout");
  await expectRecovery(transfer, mail);
});

test("the patient is told the time limit that holds", () => {
  expect(transferWords.failed.reasons.timeout).toContain(`${ANSWER_LIMIT_MS / 1000} seconds`);
});

test("something throws a bare text", async ({ transfer, mail, page }) => {
  await transfer.openAlive();
  await transfer.fill();
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = () => {
      window.fetch = fetch;
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      throw "The public key is required.";
    };
  });
  await transfer.send();
  await expectFailure(transfer, "rejected");
  await expectRecovery(transfer, mail);
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

test("our own script for sending does not load, nor the one for toasts", async ({
  transfer,
  mail,
  page,
}) => {
  await transfer.openAlive();
  await transfer.fill();
  await page.route("**/*.js", (route) => route.abort());
  await transfer.send();
  await expectFailure(transfer, "notLoaded");
  await expect(page.locator("[data-plain-toast]")).toBeVisible();
  expect(mail.received).toHaveLength(0);
  await page.unroute("**/*.js");
  await expectRecovery(transfer, mail);
});

/** Lets every script pass but the one that speaks to the mail service. */
const dropMailScript = (page: Page) =>
  page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    const speaksToService = (await response.text()).includes("/api/v1.0/email/send");
    return speaksToService ? route.abort() : route.fulfill({ response });
  });

test("only the script for sending does not load", async ({ transfer, mail, page }) => {
  await transfer.openAlive();
  await transfer.fill();
  await dropMailScript(page);
  await transfer.send();
  await expectFailure(transfer, "notLoaded");
  await expect(page.locator(".Toastify__toast")).toBeVisible();
  expect(mail.received).toHaveLength(0);
  await page.unrouteAll();
  await expectRecovery(transfer, mail);
});
