/** The oldest browser of docs/browsers.md, emulated by removing newer features. */
import { Linter } from "eslint";
import { transferCopy } from "../support/forms/copy";
import { expect, test } from "../support/browser/forms";
import { holdScripts } from "../support/browser/hold-scripts";
import { answers, refuseWith } from "../support/browser/mail-service";

const SUCCESS = "Transfer request submitted successfully!";
/** ECMAScript version that the oldest browser supports. */
const ECMA_VERSION = 2020;

/**
 * Removes features that Safari 15.0, the oldest supported browser, does not have. Runs in the page
 * before its scripts.
 */
function forgetLaterFeatures() {
  const forget = (from: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(from, name);
  };
  forget(HTMLFormElement.prototype, "requestSubmit");
  forget(HTMLDialogElement.prototype, "show", "showModal", "close", "open", "returnValue");
  forget(window, "HTMLDialogElement", "structuredClone");
  forget(HTMLElement.prototype, "inert", "popover", "showPopover");
  forget(Object, "hasOwn", "groupBy");
  forget(String.prototype, "at", "isWellFormed");
  forget(Array.prototype, "at", "findLast", "findLastIndex", "toSorted", "toReversed", "with");
  forget(Promise, "withResolvers", "try");
  forget(AbortSignal, "timeout", "any");
  forget(Crypto.prototype, "randomUUID");
}

test("a phone from 2021 sends early, looks over, fails and tries again, and loses nothing", async ({
  transfer,
  page,
  mail,
}) => {
  const scripts: Promise<{ url: string; code: string }>[] = [];
  page.on("response", (response) => {
    const url = response.url();
    if (url.endsWith(".js")) scripts.push(response.text().then((code) => ({ url, code })));
  });
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.addInitScript(forgetLaterFeatures);

  mail.answerWith(refuseWith(429));
  const letScriptsCome = await holdScripts(page, 0);
  await transfer.open();
  await transfer.fill();
  await transfer.send();
  await expect(page.getByText(transferCopy.waiting)).toBeVisible();
  letScriptsCome();
  await expect(transfer.toast).toHaveText(transferCopy.failure);
  await transfer.expectAnswersKept();
  expect(mail.received).toHaveLength(1);

  const review = page.getByRole("button", { name: transferCopy.review.open });
  const dialog = page.getByRole("dialog", { name: transferCopy.review.heading });
  await review.click();
  await expect(dialog).toBeInViewport();
  await expect(dialog).toContainText("02/03/1950");
  await dialog.getByRole("button", { name: transferCopy.review.back }).click();
  await expect(dialog).toHaveCount(0);
  await expect(review).toBeFocused();
  await transfer.expectAnswersKept();

  await page.getByRole("button", { name: transferCopy.failed.tryAgain }).click();
  await expect.poll(() => mail.received.length).toBe(2);
  mail.answerWith(answers.accept);
  await review.click();
  await dialog.getByRole("button", { name: transferCopy.review.send }).click();
  await expect(transfer.toast).toHaveText(SUCCESS);
  expect(mail.received).toHaveLength(3);
  await transfer.expectEmpty();
  expect(problems).toEqual([]);

  const linter = new Linter();
  const tooNew = (await Promise.all(scripts)).flatMap(({ url, code }) =>
    linter
      .verify(code, { languageOptions: { ecmaVersion: ECMA_VERSION, sourceType: "script" } })
      .filter(({ fatal }) => fatal)
      .map(({ message }) => `${url}: ${message}`),
  );
  expect(scripts.length).toBeGreaterThan(2);
  expect(tooNew).toEqual([]);
});
