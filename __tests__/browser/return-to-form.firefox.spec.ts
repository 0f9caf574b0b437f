/** Somebody comes back to a page that Firefox kept as it was, or loads it again; `transfer-form-leaks.phone.spec.ts` has Chrome. */
import { sampleRefill } from "../support/forms/sample-answers";
import { answersIn, expect, test } from "../support/browser/forms";

test(
  "coming back to a form that was sent and printed finds no answer",
  { tag: "@firefox" },
  async ({ page, transfer }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await transfer.openAndSend();
    await page.getByRole("button", { name: transfer.copy.receipt.print }).click();
    await expect.poll(() => answersIn(page)).toContain(transfer.sample["insuranceId"]);
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset["persisted"] = String(persisted);
      });
    });
    // Firefox keeps a page that is left by a link.
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page.locator("[data-island]")).toHaveCount(0);
    await page.evaluate(() => void setTimeout(() => history.back()));
    // Locators wait for a `load` event, which a kept page does not fire, and `evaluate` throws while pages change.
    const isPersisted = () => document.documentElement.dataset["persisted"];
    await expect(async () => expect(await page.evaluate(isPersisted)).toBe("true")).toPass();
    expect(await page.evaluate(textInFields)).toBe("");
    expect(await answersIn(page)).toEqual([]);
  },
);

test(
  "a reload leaves nothing of a form, also not what was chosen",
  { tag: "@firefox" },
  async ({ page, refill }) => {
    page.on("dialog", (dialog) => void dialog.accept());
    await refill.openAlive();
    await refill.fill(sampleRefill);
    await expect(refill.input("address")).toBeVisible();
    await page.reload();
    await refill.input("rxNumbers").focus();
    await refill.isAlive();
    await refill.expectEmpty();
    await expect(refill.input("address")).toBeHidden();
  },
);

const textInFields = () =>
  [...document.querySelectorAll<HTMLInputElement>("main form :is(input, textarea)")]
    .filter(({ type }) => !["checkbox", "radio"].includes(type))
    .map(({ value }) => value)
    .join("");
