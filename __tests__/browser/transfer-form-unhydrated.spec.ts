/** Scripts that fail or come too late to hydrate the form. */
import { transferCopy } from "../support/forms/copy";
import { expect, test } from "../support/browser/forms";
import { holdScripts } from "../support/browser/hold-scripts";

test(
  "one script cannot be had: the form says how to call or fax",
  { tag: "@desktop" },
  async ({ transfer, page }) => {
    await page.route("**/transfer-*.js", (route) => route.abort());
    await transfer.open();
    await transfer.fill();
    await expect(page.getByText(transferCopy.unavailable.scriptFailed)).toBeVisible();
    await expect(transfer.submitButton).toBeHidden();
    await transfer.expectAnswersKept();
  },
);

test(
  "a script that takes far too long: the form says so in the end, and sends nothing unasked",
  { tag: "@desktop" },
  async ({ transfer, page, mail }) => {
    await page.clock.install();
    const letScriptsCome = await holdScripts(page, 0);
    await transfer.open();
    await transfer.fill();
    await transfer.send();
    await expect(page.getByText(transferCopy.waiting)).toBeVisible();
    await page.clock.runFor(21_000);
    await expect(page.getByText(transferCopy.unavailable.scriptFailed)).toBeVisible();
    await expect(page.getByText(transferCopy.waiting)).toBeHidden();

    letScriptsCome();
    await transfer.isAlive();
    await expect(transfer.submitButton).toBeEnabled();
    // The page hides the message and announces that the form works now.
    await expect(page.getByText(transferCopy.unavailable.scriptFailed)).toBeHidden();
    await expect(page.getByRole("alert").getByText(transferCopy.late)).toBeVisible();
    expect(mail.received).toEqual([]);
    await transfer.expectAnswersKept();
    await transfer.send();
    await expect(page.getByText(transferCopy.late)).toHaveCount(0);
    await expect(transfer.toast).toHaveText("Transfer request submitted successfully!");
    expect(mail.received).toHaveLength(1);
  },
);

test(
  "a button that was pressed before the script was there does its work",
  { tag: "@desktop" },
  async ({ transfer, page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = "true";
      };
    });
    await transfer.open();
    await page.getByRole("button", { name: transferCopy.paper.print }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "true", { timeout: 20_000 });
  },
);
