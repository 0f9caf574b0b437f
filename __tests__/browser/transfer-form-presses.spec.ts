/**
 * A press on anything is a press on that thing: what the form says when a field is left comes only
 * after the press that left it has done its work. `engines/presses.spec.ts` presses all that stands
 * below fields.
 */
import { sampleTransfer } from "../support/forms/sample-answers";
import { contactCopy, transferCopy } from "../support/forms/copy";
import { expect, test } from "../support/browser/forms";
import { answers, refuseWith } from "../support/browser/mail-service";
import { middleOf, pointers, Presser } from "../support/browser/press";

const SUCCESS = "Transfer request submitted successfully!";

test.use({ hasTouch: true });

for (const pointer of pointers) {
  test(
    `one press on Submit with the ${pointer} sends, whatever is said of the last field`,
    { tag: "@desktop" },
    async ({ transfer, page, mail }) => {
      await transfer.openAlive();
      const presser = await Presser.on(page);
      for (const [width, pcpPhone] of [
        [360, "555-9103"],
        [768, "unknown"],
        [1440, "   "],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        mail.received.length = 0;
        mail.answerWith(refuseWith(429));
        await transfer.fill({ ...sampleTransfer, pcpPhone: "" });
        await transfer.input("pcpPhone").focus();
        await page.keyboard.type(pcpPhone);
        await presser.press(pointer, await middleOf(transfer.submitButton));
        await expect(transfer.toast, `${width} px, "${pcpPhone}"`).toHaveText(transferCopy.failure);
        expect(mail.received).toHaveLength(1);

        // The same of Try again, which stands below the field as well.
        await transfer.input("pcpPhone").fill("");
        await transfer.input("pcpPhone").focus();
        await page.keyboard.type(pcpPhone);
        mail.answerWith(answers.accept);
        await presser.press(
          pointer,
          await middleOf(page.getByRole("button", { name: transferCopy.failed.tryAgain })),
        );
        await expect(transfer.toast, `${width} px, "${pcpPhone}"`).toHaveText(SUCCESS);
        expect(mail.received).toHaveLength(2);
      }
    },
  );
}

test(
  "what the browser's autofill colors keeps its place, and so does what stands below",
  { tag: ["@desktop", "@chrome"] },
  async ({ transfer, page }) => {
    await transfer.openAlive();
    await transfer.fill();
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main form :is(input, textarea, select, label, button)")]
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y, width, height }) => [x, y, width, height]),
      );
    const before = await places();
    const chromium = await page.context().newCDPSession(page);
    await chromium.send("DOM.enable");
    await chromium.send("CSS.enable");
    const { root } = await chromium.send("DOM.getDocument");
    const { nodeIds } = await chromium.send("DOM.querySelectorAll", {
      nodeId: root.nodeId,
      selector: "main form [autocomplete]",
    });
    for (const nodeId of nodeIds) {
      await chromium.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["autofill"] });
    }
    const filled = page.locator("main form :autofill");
    await expect.poll(() => filled.count()).toBe(nodeIds.length);
    expect(await places()).toEqual(before);
  },
);

test(
  "a doubt is told once the press is over, and at once to those who use the keyboard",
  { tag: "@desktop" },
  async ({ transfer, page }) => {
    await transfer.openAlive();
    const field = transfer.input("pcpPhone");
    const status = transfer.form.getByRole("status").filter({ hasText: "Doctor's phone" });
    await field.fill("555");
    const { x, y } = await middleOf(transfer.submitButton);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(field).not.toBeFocused();
    await expect(field).not.toHaveAccessibleDescription(/./);
    // Let go elsewhere: nothing was pressed in the end.
    await page.mouse.move(x, y - 300);
    await expect(field).not.toHaveAccessibleDescription(/./);
    await page.mouse.up();
    await expect(field).toHaveAccessibleDescription(transferCopy.warnings.phoneLength);
    await expect(status).toHaveText(`Doctor's phone: ${transferCopy.warnings.phoneLength}`);

    await transfer.input("zip").fill("5");
    await page.keyboard.press("Tab");
    await expect(transfer.input("zip")).toHaveAccessibleDescription(
      transferCopy.warnings.zipLength,
    );
  },
);

test(
  "a press on the contact form's button sends as well",
  { tag: "@desktop" },
  async ({ contact, page, mail }) => {
    await contact.openAlive();
    const presser = await Presser.on(page);
    for (const pointer of pointers) {
      mail.received.length = 0;
      await contact.fill();
      await contact.input("message").focus();
      await presser.press(pointer, await middleOf(contact.submitButton));
      await expect(contact.toast).toHaveText(contactCopy.success);
      expect(mail.received).toHaveLength(1);
      await page.getByRole("button", { name: contactCopy.sent.done }).click();
    }
  },
);
