/** A message that appears when a field loses focus does not move what is being pressed. */
import type { Page } from "@playwright/test";
import { expect, test, type TransferPage } from "../support/browser/forms";
import { answers, refuseWith } from "../support/browser/mail-service";
import {
  belowEarlyField,
  belowLastField,
  belowOtherFields,
  expectPressesBelow,
  hideToasts,
  type Presser,
} from "../support/browser/press-below";

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1440, height: 900 };

const presserOf = (page: Page, hasTouch: boolean): Presser => ({
  evaluate: (script, argument) => page.evaluate(script as (given: unknown) => unknown, argument),
  pressAt: (x, y) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
});

/** Shows the error summary and the panel of a failed attempt, whose controls can be pressed, too. */
async function showEverything(transfer: TransferPage) {
  const { page, copy, form } = transfer;
  await transfer.openAlive();
  await page.evaluate(hideToasts);
  await transfer.fill();
  await transfer.send();
  await expect(page.getByText(copy.failed.kept)).toBeVisible();
  await transfer.fill({ email: "nobody" });
  await transfer.send();
  await expect(form.locator("[data-error-summary]")).toBeVisible();
}

test.beforeEach(({ mail }) => mail.answerWith(refuseWith(429)));

test.describe("on a phone", { tag: ["@phone", "@firefox"] }, () => {
  test.use({ viewport: PHONE });

  test("no press below a field is swallowed", async ({ page, transfer, hasTouch }) => {
    await showEverything(transfer);
    for (const presses of [belowLastField, belowEarlyField("zip"), ...belowOtherFields]) {
      await expectPressesBelow(presserOf(page, hasTouch), presses);
    }
  });
});

test.describe("on wider screens", { tag: ["@desktop", "@slow"] }, () => {
  test("no press below a field is swallowed", async ({ page, transfer, hasTouch }) => {
    await showEverything(transfer);
    for (const [viewport, field] of [
      [TABLET, "pharmacyPhone"],
      [DESK, "dateOfBirth"],
    ] as const) {
      await page.setViewportSize(viewport);
      await expectPressesBelow(presserOf(page, hasTouch), belowEarlyField(field));
    }
  });
});

test.describe("where the page scrolls slowly", { tag: "@firefox" }, () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a press sends, whatever is said of the last answer", async ({
    page,
    transfer,
    mail,
    press,
  }) => {
    const { failed, sent } = transfer.copy;
    /** Leaves the focus in the field, so that the next press blurs it. */
    const writeLast = async (answer: string) => {
      await transfer.input("pcpPhone").fill("");
      await page.keyboard.type(answer);
    };
    await transfer.openAlive();
    await transfer.fill();
    await writeLast("555-9103");
    // The first press is answered by the doubt; the message moves no button under the second.
    await press(transfer.submitButton);
    await expect(transfer.form.locator("[data-error-summary]")).toBeFocused();
    await press(transfer.submitButton);
    await expect(page.getByRole("group", { name: failed.heading })).toBeVisible();
    expect(mail.received).toHaveLength(1);

    await writeLast("unknown");
    mail.answerWith(answers.accept);
    await press(page.getByRole("button", { name: failed.tryAgain }));
    await expect(page.getByRole("group", { name: sent.heading })).toBeVisible();
    expect(mail.received).toHaveLength(2);
    expect(mail.received[1]?.template_params).toMatchObject({ pcp_phone: "unknown" });
  });
});
