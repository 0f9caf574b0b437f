/** Two forms on one page, the same form twice, and a form beside them that needs no script. */
import { languageParams, pharmacy } from "../support/forms/copy";
import { contactParams, transferParams } from "../support/forms/params";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";
import { addToPage, islandIn } from "../support/browser/add-to-page";
import { watchComplaints } from "../support/browser/complaints";
import { contactPage, expect, test } from "../support/browser/forms";
import { holdScripts } from "../support/browser/hold-scripts";
import type { MailService } from "../support/browser/mail-service";
import { readPdf } from "../support/browser/read-pdf";

const paramsIn = (mail: MailService) => mail.received.map(({ template_params }) => template_params);

test.describe("a message below the transfer request", () => {
  test.beforeEach(({ page, transfer, contact }) =>
    addToPage(page, transfer.path, async (read) => islandIn(await read(contact.path))),
  );

  test(
    "each form is sent with its own answers, the second one before any script has run",
    { tag: "@firefox" },
    async ({ page, transfer, contact, mail, translation }) => {
      const complaints = watchComplaints(page);
      const letScriptsCome = await holdScripts(page);
      await transfer.open();
      await transfer.fill();
      await contact.fill();
      await contact.send();
      await expect(contact.form.getByText(contact.copy.waiting)).toBeVisible();
      await expect(transfer.form.getByText(transfer.copy.waiting)).toBeHidden();
      letScriptsCome();
      await expect(page.getByText(contact.copy.sent.text)).toBeVisible();
      await contact.expectEmpty();
      await transfer.isAlive();
      await transfer.expectAnswersKept();
      expect(paramsIn(mail)).toEqual([
        { ...contactParams(sampleMessage, pharmacy.email), ...languageParams(translation) },
      ]);

      await transfer.send();
      await expect(page.getByText(transfer.copy.sent.text)).toBeVisible();
      expect(paramsIn(mail).slice(1)).toEqual([
        { ...transferParams(sampleTransfer, pharmacy.email), ...languageParams(translation) },
      ]);
      expect(complaints).toEqual([]);
    },
  );

  test(
    "a message that is sent while only the other form is alive waits for its script",
    { tag: "@firefox" },
    async ({ page, transfer, contact, mail, translation }) => {
      const letScriptCome = await holdScripts(page, "**/contact-*.js");
      await transfer.openAlive();
      await contact.fill();
      await contact.send();
      await expect(contact.form.getByText(contact.copy.waiting)).toBeVisible();
      const asked = page.waitForEvent("dialog");
      const leaving = page.getByRole("banner").getByRole("link").first().click();
      await (await asked).dismiss();
      await leaving;
      letScriptCome();
      await expect(page.getByText(contact.copy.sent.text)).toBeVisible();
      expect(paramsIn(mail)).toEqual([
        { ...contactParams(sampleMessage, pharmacy.email), ...languageParams(translation) },
      ]);
    },
  );

  test(
    "one form whose script does not load says so, and the other one is sent",
    { tag: "@firefox" },
    async ({ page, transfer, contact, mail, translation }) => {
      await page.route("**/contact-*.js", (route) => route.abort());
      await transfer.openAlive();
      await contact.fill();
      await expect(page.getByText(contact.copy.unavailable.scriptFailed)).toBeVisible();
      await expect(contact.submitButton).toBeHidden();
      await contact.submitByEnter("name");
      await contact.expectAnswersKept();
      await expect(page.getByText(transfer.copy.unavailable.scriptFailed)).toBeHidden();
      await transfer.fill();
      await transfer.send();
      await expect(page.getByText(transfer.copy.sent.text)).toBeVisible();
      expect(paramsIn(mail)).toEqual([
        { ...transferParams(sampleTransfer, pharmacy.email), ...languageParams(translation) },
      ]);
    },
  );

  test("a message that is not finished changes nothing on the paper form", async ({
    page,
    transfer,
    contact,
  }) => {
    await page.route("**/*.js", (route) => route.abort());
    await transfer.open();
    const print = async () => readPdf(await page.pdf({ preferCSSPageSize: true }));
    const empty = await print();
    await contact.form.evaluate((form: HTMLFormElement) => {
      for (const control of form.querySelectorAll("input")) control.required = true;
    });
    await contact.fill();
    expect(await print()).toEqual(empty);
  });
});

/** The second form has ids of its own. */
const asSecond = (html: string) =>
  html
    .replaceAll(/(id|for|aria-describedby)="contact-/g, '$1="contact-2-')
    .replace('{"props":{', '{"props":{"id":"contact-2",');

test(
  "the same form twice: a label leads to its own field, and one Submit sends one form",
  { tag: "@firefox" },
  async ({ page, contact, mail, translation }) => {
    await addToPage(page, contact.path, async (read) =>
      asSecond(islandIn(await read(contact.path))),
    );
    const second = contactPage(page, translation, 1);
    await contact.openAlive();
    await second.isAlive();
    await second.form.getByText(contact.copy.questions[0]?.label ?? "", { exact: true }).click();
    await expect(second.input("name")).toBeFocused();
    await second.send();
    await expect(second.input("email")).toBeFocused();
    await expect(contact.form.locator("[data-error-summary]")).toHaveCount(0);

    await contact.fill({ ...sampleMessage, message: "Another message" });
    await second.fill();
    await second.send();
    await expect(second.island.getByText(contact.copy.sent.text)).toBeVisible();
    await second.expectEmpty();
    expect(paramsIn(mail)).toEqual([
      { ...contactParams(sampleMessage, pharmacy.email), ...languageParams(translation) },
    ]);
    await contact.send();
    await expect(contact.island.getByText(contact.copy.sent.text)).toBeVisible();
    expect(paramsIn(mail)[1]).toMatchObject({ message: "Another message" });
  },
);

test(
  "a form that needs no script is sent by the browser, while the scripts of another one load",
  { tag: "@firefox" },
  async ({ page, press, transfer, contact }) => {
    await addToPage(page, transfer.path, () =>
      Promise.resolve(
        `<form action="${contact.path}"><input type="search" name="q"/><button>Find</button></form>`,
      ),
    );
    await holdScripts(page);
    await transfer.open();
    await transfer.input("patientName").focus();
    await page.getByRole("searchbox").fill("cane");
    await press(page.getByRole("button", { name: "Find" }));
    await page.waitForURL(`**${contact.path}?q=cane`);
  },
);
