import { sampleMessage } from "../support/forms/sample-answers";
import { contactCopyIn, languageParams, pharmacy, questionIn } from "../support/forms/copy";
import { accessibilityErrors } from "../support/browser/accessibility";
import { expect, test } from "../support/browser/forms";
import { readPdf } from "../support/browser/read-pdf";
import { setTextSize } from "../support/browser/viewport";

test.describe("in Spanish", () => {
  const translation = "es";
  test.use({ translation });
  const copy = contactCopyIn(translation);
  const question = (name: string) => questionIn(copy, name);

  test("a message with nothing in it is not sent, the form says what is missing, and then it arrives", async ({
    contact,
    page,
    mail,
  }) => {
    await contact.openAlive();
    await contact.send();
    await expect(contact.input("email")).toBeFocused();
    const problems = await contact.errors();
    await expect(problems).toHaveText(
      ["email", "message"].map((name) => `${question(name).label}: ${question(name).missing}`),
    );
    expect(await accessibilityErrors(page, "main form")).toEqual({});
    await contact.input("phone").fill(sampleMessage.phone);
    await contact.input("message").fill(sampleMessage.message);
    await contact.input("name").focus();
    await expect(problems).toHaveCount(0);
    expect(mail.received).toEqual([]);
    await contact.send();
    await expect(contact.toast).toHaveText(copy.success);
    const { phone, message } = sampleMessage;
    expect(mail.received).toMatchObject([
      {
        template_id: "test-contact-template",
        template_params: {
          phone,
          message,
          to_email: pharmacy.email,
          ...languageParams(translation),
        },
      },
    ]);
  });
});

const longMessage = Array.from({ length: 40 }, (_, index) => `Sample line ${index + 1}.`);

for (const scripts of ["with", "without"]) {
  test(`the page is printed with the message to its end, ${scripts} scripts`, async ({
    contact,
    page,
  }) => {
    if (scripts === "without") await page.route("**/*.js", (route) => route.abort());
    await (scripts === "with" ? contact.openAlive() : contact.open());
    await contact.fill({ ...sampleMessage, message: longMessage.join("\n") });
    const { text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    const { name, email, phone } = sampleMessage;
    for (const answer of [name, email, phone, ...longMessage])
      expect(text).toContain(answer.replace(/\s/g, ""));
  });
}

test(
  "the short message covers nothing of the result, in text of 100 and 200 %",
  { tag: "@slow" },
  async ({ contact, page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    for (const size of [100, 200]) {
      await setTextSize(page, size);
      await contact.openAndSend();
      await expect(contact.toast).toBeVisible();
      const result = page.getByRole("group", { name: contact.copy.sent.heading });
      await expect(result).toBeFocused();
      const gap = async () => {
        const [above, below] = await Promise.all([
          contact.toast.boundingBox(),
          result.boundingBox(),
        ]);
        return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      };
      // Half a pixel of rounding.
      await expect.poll(gap).toBeGreaterThan(-1);
    }
  },
);
