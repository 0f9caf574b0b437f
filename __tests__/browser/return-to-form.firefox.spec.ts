/** Firefox fills in again what was typed when a page is reloaded. `transfer-form-leaks.phone.spec.ts` comes back to a page. */
import { sampleRefill } from "../support/forms/sample-answers";
import { expect, test } from "../support/browser/forms";

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
