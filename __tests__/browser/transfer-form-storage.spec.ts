/** The form in a browser that blocks storage, where the mail library throws on start. */
import { transferCopy } from "../support/forms/copy";
import { expect, test, transferPage } from "../support/browser/forms";
import { inStrictBrowser } from "../support/browser/strict-browser";

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
