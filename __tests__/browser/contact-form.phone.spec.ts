/** The contact form in each language: sending, validation and failures. */
import { sampleMessage } from "../support/forms/sample-answers";
import { contactCopyIn, languageParams, pharmacy, questionIn } from "../support/forms/copy";
import { accessibilityErrors } from "../support/browser/accessibility";
import { expect, test } from "../support/browser/forms";
import { holdScripts } from "../support/browser/hold-scripts";
import { acceptAfter, answers, refuseWith } from "../support/browser/mail-service";
import { readPdf } from "../support/browser/read-pdf";

for (const translation of [undefined, "es"]) {
  test.describe(translation ?? "the first language", () => {
    test.use({ translation });
    const copy = contactCopyIn(translation);
    const question = (name: string) => questionIn(copy, name);

    test("a message arrives with what was typed, and the form is cleared", async ({
      contact,
      mail,
    }) => {
      mail.answerWith(acceptAfter(500));
      await contact.openAlive();
      await contact.fill();
      await contact.submitButton.dblclick();
      await expect(contact.form.getByRole("button", { name: copy.submitting })).toBeDisabled();
      await expect(contact.toast).toHaveText(copy.success);
      await contact.expectEmpty();
      await expect(contact.page.getByText(copy.sent.text)).toBeVisible();
      expect(mail.received).toHaveLength(1);
      expect(mail.received[0]).toMatchObject({
        template_id: "test-contact-template",
        template_params: {
          ...sampleMessage,
          to_email: pharmacy.email,
          ...languageParams(translation),
        },
      });
    });

    test("a failure keeps the message, and trying again sends it once", async ({
      contact,
      mail,
    }) => {
      mail.answerWith(refuseWith(429));
      await contact.openAndSend();
      await expect(contact.toast).toHaveText(copy.failure);
      await contact.expectAnswersKept();
      await expect(contact.submitButton).toBeEnabled();
      await expect(contact.page.getByText(copy.failed.reasons.rejected)).toBeVisible();
      mail.answerWith(answers.accept);
      await contact.page.getByRole("button", { name: copy.failed.tryAgain }).click();
      await expect(contact.toast).toHaveText(copy.success);
      expect(mail.received).toHaveLength(2);
    });

    test("a message with nothing in it is not sent, and the form says what is missing", async ({
      contact,
      page,
      mail,
    }) => {
      await contact.openAlive();
      await contact.send();
      await expect(contact.input("email")).toBeFocused();
      const problems = await contact.errors();
      await expect(problems).toHaveText([
        ...["email", "message"].map((name) => `${question(name).label}: ${question(name).missing}`),
      ]);
      expect(await accessibilityErrors(page, "main form")).toEqual({});
      await contact.input("phone").fill(sampleMessage.phone);
      await contact.input("message").fill(sampleMessage.message);
      await contact.input("name").focus();
      await expect(problems).toHaveCount(0);
      expect(mail.received).toEqual([]);
      await contact.send();
      await expect(contact.toast).toHaveText(copy.success);
    });

    test("a message sent before the script is there waits, and stays out of the address", async ({
      contact,
      page,
      mail,
    }) => {
      const letScriptsCome = await holdScripts(page, 0);
      await contact.open();
      const address = page.url();
      await contact.fill();
      await contact.send();
      await expect(page.getByText(copy.waiting)).toBeVisible();
      letScriptsCome();
      await expect(contact.toast).toHaveText(copy.success, { timeout: 15_000 });
      expect(page.url()).toBe(address);
      expect(mail.received).toHaveLength(1);
    });

    test("scripts that do not load: the form says how to reach us instead", async ({
      contact,
      page,
    }) => {
      await page.route("**/*.js", (route) => route.abort());
      await contact.open();
      const address = page.url();
      await contact.fill();
      await expect(page.getByText(copy.unavailable.scriptFailed)).toBeVisible();
      await expect(contact.submitButton).toBeHidden();
      await expect(page.getByText(copy.unavailable.insteadOfButton)).toBeVisible();
      await contact.submitByEnter("name");
      expect(page.url()).toBe(address);
    });

    for (const [when, files] of [
      ["a page", "none"],
      ["a page whose script does not load", "**/*.js"],
    ] as const) {
      test(`${when} is printed with the message to its end`, async ({ contact }) => {
        const { page } = contact;
        await page.route(files, (route) => route.abort());
        await contact.open();
        const lines = Array.from({ length: 40 }, (_, index) => `Sample line ${index + 1}.`);
        await contact.fill({ ...sampleMessage, message: lines.join("\n") });
        const { text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
        const { name, email, phone } = sampleMessage;
        for (const answer of [name, email, phone, ...lines]) {
          expect(text).toContain(answer.replace(/\s/g, ""));
        }
      });
    }
  });
}
