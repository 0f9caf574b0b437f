/** Somebody comes back to a page that Firefox kept as it was; `transfer-form-leaks.phone.spec.ts` has Chrome. */
import { answersIn, expect, test } from "../support/browser/forms";

test(
  "coming back to a form that was sent and printed finds no answer",
  { tag: "@firefox" },
  async ({ page, transfer }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await transfer.openAndSend();
    await page.getByRole("button", { name: transfer.copy.sent.print }).click();
    await expect.poll(() => answersIn(page)).toContain(transfer.sample["insuranceId"]);
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset["persisted"] = String(persisted);
      });
    });
    await page.goto("/about/");
    await page.evaluate(() => history.back());
    await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
    await transfer.expectEmpty();
    expect(await answersIn(page)).toEqual([]);
  },
);
