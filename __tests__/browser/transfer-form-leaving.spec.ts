/** Leaving the transfer form and coming back to it. */
import { chromium } from "@playwright/test";
import { sampleTransfer } from "../support/forms/sample-answers";
import { transferCopy } from "../support/forms/copy";
import { expect, test, transferPage } from "../support/browser/forms";

test(
  "leaving an empty or a sent form asks nothing",
  { tag: "@desktop" },
  async ({ transfer, page }) => {
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    await transfer.openAlive();
    await page.goto("/about/");
    await transfer.openAlive();
    await transfer.fill();
    await transfer.send();
    await expect(transfer.toast).toContainText("success");
    await page.goto("/about/");
    expect(dialogs).toEqual([]);
  },
);

test(
  "coming back to the page as the browser kept it shows no receipt",
  { tag: "@chrome" },
  async ({ baseURL, launchOptions }) => {
    // Playwright turns off the back/forward cache, which patients have.
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ baseURL });
    const transfer = transferPage(page);
    await transfer.openAlive();
    await transfer.fill();
    await transfer.send();
    await expect(page.getByText(transferCopy.sent.heading)).toBeVisible();
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
    await expect(page.locator("body")).not.toContainText(sampleTransfer.insuranceId);
    await browser.close();
  },
);

test(
  "leaving with answers that were not sent asks first, and staying keeps them",
  { tag: "@desktop" },
  async ({ transfer, page }) => {
    await transfer.openAlive();
    await transfer.fill();
    const asked = new Promise<string>((resolve) => {
      page.once("dialog", (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      });
    });
    await page.getByRole("link", { name: "About", exact: true }).first().click();
    expect(await asked).toBe("beforeunload");
    expect(new URL(page.url()).pathname).toBe("/prescriptions/");
    await transfer.expectAnswersKept();
  },
);
