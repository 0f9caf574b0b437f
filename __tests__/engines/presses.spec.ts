/** No press below a field is swallowed by what is said of that field when it is left. */
import { transferFields } from "../../src/forms/transfer/transfer-fields";
import { sampleTransfer } from "../support/forms/sample-answers";
import { refuseWith } from "../support/browser/mail-service";
import { transferCopy } from "../support/forms/copy";
import { type FormVisit, transferForm } from "../support/engines/form-visit";
import { type Press, pressBelow } from "../support/engines/press-below";
import { expect, sizes, test } from "../support/engines/test";

/** For fields of which something may be said: a good answer, and one that brings a doubt. */
const answers = {
  dateOfBirth: ["1950-02-03", "2099-01-01"],
  zip: ["55057", "550"],
  pharmacyPhone: ["507-555-0111", "unknown"],
  pcpPhone: ["507-555-0111", "555-9103"],
} as const;

/** Brings up everything that the form can show below its fields. */
async function showEverything(form: FormVisit) {
  await form.openAlive();
  await form.fill();
  await form.submit();
  await expect.poll(form.page.getByText(transferCopy.failed.kept).isVisible).toBe(true);
  await form.toast.getByRole("button").press();
  // On its way out it still covers what is under it.
  await expect.poll(form.page.locate(".Toastify__toast").count).toBe(0);
  await form.fill({ email: "nobody" });
  await form.submit();
  await expect.poll(form.page.locate("[data-error-summary]").isVisible).toBe(true);
}

/** Presses that moved what they pressed, did not reach it, or said nothing of the field. */
const swallowed = (presses: readonly Press[]) =>
  presses.filter(({ moved, clicked, doubted }) => moved > 0 || !clicked || !doubted);

/** Of these a blank answer is told. Of an email address nothing is said before the form is sent. */
const otherFields = transferFields.filter(
  ({ name, type, required }) => required && type !== "email" && !(name in answers),
);

/** Each pointer is tried on the last field, and one of them on a field with much below it. */
for (const [size, early] of [
  ["phone", "zip"],
  ["tablet", "pharmacyPhone"],
  ["desk", "dateOfBirth"],
] as const) {
  test.describe(`on a ${size}'s screen`, () => {
    test.use({ size: sizes[size] });

    test("no press below a field is swallowed", async ({ visit, site, engine }) => {
      site.mail.answerWith(refuseWith(429));
      await showEverything(transferForm(visit));
      for (const [pointer, field] of [
        [size === "phone" ? "touch" : "mouse", early] as const,
        ...engine.pointers.map((pointer) => [pointer, "pcpPhone"] as const),
      ]) {
        const presses = await pressBelow(visit, pointer, { field, answers: answers[field] });
        expect(presses.length).toBeGreaterThan(8);
        expect(swallowed(presses), `${pointer}, after ${field}`).toEqual([]);
      }
    });
  });
}

test.describe("on a phone's screen", () => {
  test.use({ size: sizes.phone });

  test("what stands next below a required field can be pressed", async ({
    visit,
    site,
    engine,
  }) => {
    site.mail.answerWith(refuseWith(429));
    await showEverything(transferForm(visit));
    const [pointer] = engine.pointers;
    for (const { name } of otherFields) {
      const presses = await pressBelow(visit, pointer, {
        field: name,
        answers: [sampleTransfer[name], "   "],
        most: 2,
      });
      expect(presses).toHaveLength(2);
      expect(swallowed(presses), `${pointer}, after ${name}`).toEqual([]);
    }
  });
});
