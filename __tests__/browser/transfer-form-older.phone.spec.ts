/** The oldest browser of docs/browsers.md, emulated by removing newer features. */
import { Linter } from "eslint";
import { transferCopy } from "../support/forms/copy";
import { expect, test } from "../support/browser/forms";
import { holdScripts } from "../support/browser/hold-scripts";
import { answers, refuseWith } from "../support/browser/mail-service";
import { forgetLaterFeatures } from "../support/browser/older-browser";

/** ECMAScript version that the oldest browser supports. */
const ECMA_VERSION = 2021;

/** Part of ES2018 that Safari has since 16.4. A script with it does not run at all. */
const LOOKBEHIND = "Literal[regex.pattern=/\\(\\?<[=!]/]";

test(
  "a phone from 2022 sends early, fails and tries again, and loses nothing",
  { tag: "@slow" },
  async ({ transfer, page, mail }) => {
    const scripts: Promise<{ url: string; code: string }>[] = [];
    page.on("response", (response) => {
      const url = response.url();
      if (url.endsWith(".js")) scripts.push(response.text().then((code) => ({ url, code })));
    });
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    await page.addInitScript(forgetLaterFeatures);

    mail.answerWith(refuseWith(429));
    const letScriptsCome = await holdScripts(page);
    await transfer.open();
    await transfer.fill();
    await transfer.send();
    await expect(transfer.form.getByText(transferCopy.waiting)).toBeVisible();
    letScriptsCome();
    await expect(transfer.toast).toHaveText(transferCopy.failure);
    await transfer.expectAnswersKept();
    expect(mail.received).toHaveLength(1);

    mail.answerWith(answers.accept);
    await page.getByRole("button", { name: transferCopy.failed.tryAgain }).click();
    await expect(transfer.toast).toHaveText(transferCopy.success);
    expect(mail.received).toHaveLength(2);
    await transfer.expectEmpty();
    expect(problems).toEqual([]);

    const linter = new Linter();
    const tooNew = (await Promise.all(scripts)).flatMap(({ url, code }) =>
      linter
        .verify(code, {
          languageOptions: { ecmaVersion: ECMA_VERSION, sourceType: "script" },
          rules: { "no-restricted-syntax": ["error", LOOKBEHIND] },
        })
        .map(({ message }) => `${url}: ${message}`),
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(tooNew).toEqual([]);
  },
);
