/** Answers appear in no place but the message to the mail service. */
import { chromium } from "@playwright/test";
import { transferDefinition } from "../../src/forms/transfer/transfer-definition";
import { transferCopy } from "../support/forms/copy";
import { sampleTransfer } from "../support/forms/sample-answers";
import { answersIn, expect, test, transferPage } from "../support/browser/forms";
import { holdScripts } from "../support/browser/hold-scripts";
import { answers, refuseWith } from "../support/browser/mail-service";
import { type Watch, watchForLeaks } from "../support/browser/watch-for-leaks";

/** A unique answer for each field. */
const secrets: Record<string, string> = {
  ...Object.fromEntries(
    transferDefinition.fields.map(({ name }) => [name, `zqx${name.toLowerCase()}zqx`]),
  ),
  dateOfBirth: "1931-07-29",
  email: "zqxemailzqx@example.com",
};

/** Patterns that also match encoded answers in a URL. */
const needles = [/zqx/i, /1931/, /31-07-29/];

async function expectNoLeak(watch: Watch) {
  const leaks = (await watch.traces()).filter(({ text }) =>
    needles.some((needle) => needle.test(text)),
  );
  expect(leaks).toEqual([]);
}

test("a whole visit leaves no answer anywhere", async ({ transfer, page, context, mail }) => {
  const watch = await watchForLeaks(page, context);

  // Types and submits before the script runs; the browser stops it, because an answer is missing.
  const letScriptsCome = await holdScripts(page);
  await transfer.open();
  await transfer.fill({ ...secrets, zip: "" });
  await transfer.send();
  await expect(transfer.input("zip")).toBeFocused();
  await expectNoLeak(watch);
  letScriptsCome();
  await transfer.isAlive();

  // Fixes an error from the error summary and opens the review.
  await transfer.send();
  await (await transfer.errors()).getByRole("link", { name: "ZIP code" }).click();
  await page.keyboard.type(secrets["zip"] ?? "");
  await transfer.island.getByRole("button", { name: transferCopy.review.open }).click();
  await page.keyboard.press("Escape");
  await expectNoLeak(watch);
  expect(watch.messages).toEqual([]);

  // The service rejects, then accepts.
  mail.answerWith(refuseWith(429));
  await transfer.send();
  await expect(transfer.toast).toContainText("Failed");
  await expectNoLeak(watch);
  mail.answerWith(answers.accept);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(transfer.toast).toContainText("success");
  await expectNoLeak(watch);

  // Leaves the page and comes back.
  await page.goto("/about/");
  await page.goBack();
  await expect(page.locator("body")).not.toContainText(/zqx/i);
  await transfer.expectEmpty();
  await expectNoLeak(watch);

  expect(await context.cookies()).toEqual([]);
  expect((await context.storageState({ indexedDB: true })).origins).toEqual([]);
  expect(watch.messages).toHaveLength(2);
  for (const message of watch.messages) {
    for (const secret of Object.values(secrets)) expect(message).toContain(secret);
  }
});

test("answers that were never sent do not leak by leaving", async ({ transfer, page, context }) => {
  const watch = await watchForLeaks(page, context);
  page.on("dialog", (dialog) => void dialog.accept());
  await transfer.openAlive();
  await transfer.fill(secrets);
  await page.goto("/about/");
  await expectNoLeak(watch);
  expect(watch.messages).toEqual([]);
});

test(
  "coming back to the page as the browser kept it finds no answer, also after the receipt was printed",
  { tag: "@chrome" },
  async ({ baseURL, launchOptions }) => {
    // Playwright turns off the back/forward cache, which patients have.
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ baseURL });
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    const transfer = transferPage(page);
    await transfer.openAndSend();
    await page.getByRole("button", { name: transferCopy.receipt.print }).click();
    await expect.poll(() => answersIn(page)).toContain(sampleTransfer.insuranceId);
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto("/about/");
    // `page.goBack` waits for `load`, which a page from the back/forward cache does not fire.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/prescriptions/);
    await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
    await expect(page.getByText(transferCopy.sent.heading)).toHaveCount(0);
    await transfer.expectEmpty();
    expect(await answersIn(page)).toEqual([]);
    await browser.close();
  },
);
