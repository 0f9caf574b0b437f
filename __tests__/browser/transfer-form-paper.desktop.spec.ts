/** The printed forms: one sheet of US Letter in every state of the form. */
import type { Locator, Page } from "@playwright/test";
import { sampleRefill, sampleTransfer } from "../support/forms/sample-answers";
import { pharmacy, transferCopy } from "../support/forms/copy";
import { storeHours } from "../support/content/sample-pharmacy";
import { breakReview } from "../support/forms/break-review";
import { expect, type RefillPage, test, type TransferPage } from "../support/browser/forms";
import { answers, refuseWith } from "../support/browser/mail-service";
import { readPdf } from "../support/browser/read-pdf";

/** US Letter, in points. */
const LETTER = { width: 612, height: 792 };
const squeezed = (text: string) => text.replace(/\s/g, "");

/** Prints to a PDF and checks the paper size. */
async function print(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true, displayHeaderFooter: false });
  const printed = await readPdf(pdf);
  expect(printed.size).toEqual(LETTER);
  return printed;
}

/** Replaces `window.print`, which would wait for a dialog. */
const withoutPrinter = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => undefined;
  });

function expectEveryLabel(text: string, { questions }: TransferPage["copy"]) {
  for (const { label } of questions) expect(text).toContain(squeezed(label));
}

test("the page prints as an empty form on one sheet, before any script has run", async ({
  transfer,
  page,
}) => {
  await transfer.open();
  const { pages, text } = await print(page);
  expect(pages).toBe(1);
  expectEveryLabel(text, transferCopy);
  expect(text).toContain(squeezed(pharmacy.name));
  expect(text).toContain(squeezed(`${transferCopy.paper.fax}: ${pharmacy.fax}`));
  expect(text).toContain(squeezed(pharmacy.address.street));
  expect(text).toContain(squeezed(storeHours));
  expect(text).toContain(squeezed(transferCopy.paper.signature));
  expect(text).toContain(squeezed("Interpreters and translated papers are free."));
  // Leaves out the rest of the page.
  expect(text).not.toContain(squeezed(transferCopy.submit));
  expect(text).not.toContain(squeezed(transferCopy.ready.heading));
});

/** A long name, and hours that take two lines. */
const LONG_NAME = "Kahananui Community Hospital Outpatient Pharmacy and Wellness";
const LONG_HOURS = "Mon-Thu 9AM-1PM, 2PM-6PM; Fri 9AM-1PM, 2PM-5:30PM; Sat 9AM-2PM";

test("a pharmacy with a long name and many hours prints on one sheet as well", async ({
  transfer,
  page,
}) => {
  await page.route("**/prescriptions/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html
        .replaceAll(pharmacy.name.replace("&", "&amp;"), LONG_NAME)
        .replaceAll(storeHours, LONG_HOURS),
    });
  });
  await transfer.open();
  const { pages, text } = await print(page);
  expect(text).toContain(squeezed(LONG_NAME));
  expect(text).toContain(squeezed(LONG_HOURS));
  expect(text).toContain(squeezed(transferCopy.paper.signature));
  expect(pages).toBe(1);
});

function expectEveryAnswer(
  text: string,
  answers: Readonly<Record<string, string>> = sampleTransfer,
) {
  for (const [name, answer] of Object.entries(answers))
    expect(text).toContain(squeezed(name === "dateOfBirth" ? "02/03/1950" : answer));
}

test(
  "answers that are in the form are printed with the page, in whatever way it is printed",
  { tag: "@firefox" },
  async ({ transfer, page, mail }) => {
    const { copy } = transfer;
    await withoutPrinter(page);
    mail.answerWith(refuseWith(429));
    await transfer.openAlive();
    await transfer.fill();
    const typed = await print(page);
    expect(typed.pages).toBe(1);
    expectEveryLabel(typed.text, copy);
    expectEveryAnswer(typed.text);
    expect(typed.text).toContain(squeezed(copy.paper.signature));

    await transfer.send();
    await expect(page.getByText(copy.failed.kept)).toBeVisible();
    expectEveryAnswer((await print(page)).text);
    await page.getByRole("button", { name: copy.printForFax }).click();
    const forFax = await print(page);
    expect(forFax.pages).toBe(1);
    expectEveryLabel(forFax.text, copy);
    expectEveryAnswer(forFax.text);
    expect(forFax.text).toContain(squeezed(copy.paper.signature));
    expect(forFax.text).toContain(squeezed(pharmacy.fax));

    await page.getByRole("button", { name: copy.failed.tryAgain }).focus();
    mail.answerWith(answers.accept);
    await page.keyboard.press("Enter");
    await expect(page.getByText(copy.sent.heading)).toBeVisible();
    expect((await print(page)).text).toContain(squeezed(copy.paper.receiptTitle));
    await page.getByRole("button", { name: copy.receipt.print }).click();
    const receipt = await print(page);
    expect(receipt.pages).toBe(1);
    expect(receipt.text).toContain(squeezed(copy.paper.receiptTitle));
    expect(receipt.text).toContain(squeezed(copy.paper.sentOnline));
    expect(receipt.text).toContain(squeezed(sampleTransfer.insuranceId));
    expect(receipt.text).not.toContain(squeezed(copy.paper.signature));
    await page.getByRole("button", { name: copy.receipt.done }).click();
    const { pages, text } = await print(page);
    expect(pages).toBe(1);
    expect(text).not.toContain(squeezed(sampleTransfer.insuranceId));
  },
);

test("twelve medicines print on one sheet, and a signature on a second one names the patient", async ({
  transfer,
  page,
}) => {
  const printMedicines = async (length: number) => {
    const medicines = Array.from({ length }, (_, index) => `Sample medicine ${index + 1}`);
    await transfer.fill({ ...sampleTransfer, prescriptions: medicines.join("\n") });
    return print(page);
  };
  await transfer.openAlive();
  expect((await printMedicines(12)).pages).toBe(1);
  const long = await printMedicines(40);
  expect(long.pages).toBe(2);
  const consent = long.text.slice(long.text.indexOf(squeezed("Sample medicine 40")));
  for (const answer of [sampleTransfer.patientName, "02/03/1950", transferCopy.paper.signature])
    expect(consent).toContain(squeezed(answer));
});

test("after our own code threw, what is in the fields is printed, also what was typed since", async ({
  transfer,
  page,
}) => {
  await transfer.openAlive();
  await transfer.fill();
  // The browser's print command, before.
  await print(page);
  await page.evaluate(breakReview);
  await transfer.form.getByRole("button", { name: transfer.copy.review.open }).click();
  await expect(page.locator("[data-when-broken=transfer]")).toBeVisible();
  const answers = { ...sampleTransfer, city: "Sampleton" };
  await transfer.fill({ city: answers.city });
  const { text, pages } = await print(page);
  expect(pages).toBeLessThanOrEqual(2);
  expectEveryLabel(text, transfer.copy);
  expectEveryAnswer(text, answers);
  expect(text).toContain(squeezed(transfer.copy.paper.signature));
  expect(text).toContain(squeezed(pharmacy.fax));
});

test.describe("a page with two forms", { tag: "@slow" }, () => {
  const expectRefill = (text: string, { copy }: RefillPage) => {
    expect(text).toContain(squeezed(copy.paper.title));
    for (const answer of [sampleRefill.rxNumbers, sampleRefill.patientName, sampleRefill.note])
      expect(text).toContain(squeezed(answer));
    expect(text).toContain(squeezed(copy.paper.signature));
  };

  test(
    "prints the form with answers alone, and each on its own sheet if both have some",
    { tag: "@firefox" },
    async ({ page, refill, transfer }) => {
      await refill.openAlive();
      await transfer.isAlive();
      await refill.fill();
      const one = await print(page);
      expect(one.pages).toBe(1);
      expectRefill(one.text, refill);
      expect(one.text).not.toContain(squeezed(transfer.copy.paper.title));

      await transfer.fill();
      const both = await print(page);
      expect(both.pages).toBe(2);
      expectRefill(both.text, refill);
      expectEveryAnswer(both.text);

      await refill.form.evaluate((form: HTMLFormElement) => form.reset());
      const other = await print(page);
      expect(other.pages).toBe(1);
      expectEveryAnswer(other.text);
      expect(other.text).not.toContain(squeezed(refill.copy.paper.title));
    },
  );

  test(
    "is printed with the answers where no script loads, each form as it is, without its buttons",
    { tag: "@firefox" },
    async ({ page, refill, transfer }) => {
      await page.route("**/*.js", (route) => route.abort());
      await refill.open();
      await refill.fill();
      const one = await print(page);
      expect(one.pages).toBe(1);
      expectRefill(one.text, refill);
      expect(one.text).not.toContain(squeezed(transfer.copy.paper.title));

      const medicines = Array.from({ length: 12 }, (_, index) => `Sample medicine ${index + 1}`);
      const answers = { ...sampleTransfer, prescriptions: medicines.join("\n") };
      await transfer.fill(answers);
      const { text, pages } = await print(page);
      expectRefill(text, refill);
      expectEveryLabel(text, transfer.copy);
      expectEveryAnswer(text, answers);
      expect(text).toContain(squeezed(pharmacy.fax));
      expect(pages).toBeLessThanOrEqual(3);
      expect(text).not.toContain(squeezed(transfer.copy.submit));
      expect(text).not.toContain(squeezed(transfer.copy.unavailable.heading));
    },
  );

  test("prints the form whose button was pressed alone, though the other one has answers", async ({
    page,
    refill,
    transfer,
    mail,
  }) => {
    // What is shown in print while the dialog is open.
    await page.addInitScript(() => {
      window.print = () => {
        dispatchEvent(new Event("beforeprint"));
        document.documentElement.dataset.printed = document.body.innerText;
      };
    });
    const press = async (button: Locator) => {
      // Buttons are not shown in print.
      await page.emulateMedia({ media: "print" });
      await button.dispatchEvent("click");
      await page.emulateMedia({ media: null });
      return squeezed((await page.locator("html").getAttribute("data-printed")) ?? "");
    };
    const blank = transfer.island.getByText(transferCopy.paper.print);
    await refill.openAlive();
    await transfer.isAlive();
    await refill.fill();
    const empty = await press(blank);
    expectEveryLabel(empty, transferCopy);
    expect(empty).not.toContain(squeezed(refill.copy.paper.title));
    expect(empty).not.toContain(squeezed(sampleRefill.note));

    mail.answerWith(refuseWith(429));
    await refill.send();
    await transfer.fill();
    const forFax = await press(refill.island.getByText(refill.copy.printForFax));
    expectRefill(forFax, refill);
    expect(forFax).not.toContain(squeezed(transferCopy.paper.title));
    expect(forFax).not.toContain(squeezed(sampleTransfer.insuranceId));
    expectEveryAnswer(await press(blank));

    // The browser's own menu prints both again.
    const { pages, text } = await print(page);
    expect(pages).toBe(2);
    expectRefill(text, refill);
    expectEveryAnswer(text);
  });
});
