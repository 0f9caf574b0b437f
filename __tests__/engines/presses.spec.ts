/** A warning that appears on blur does not move the target of the press that caused the blur. */
import { transferFields } from "../../src/forms/transfer/transfer-fields";
import { sampleTransfer } from "../support/forms/sample-answers";
import { refuseWith } from "../support/browser/mail-service";
import type { FormVisit, FormWords } from "../support/engines/form-visit";
import { type Press, pressBelow } from "../support/engines/press-below";
import { expect, sizes, test } from "../support/engines/test";

/** For fields with warnings: a good answer and one that causes a warning. */
const answers = {
  dateOfBirth: ["1950-02-03", "2099-01-01"],
  zip: ["55057", "550"],
  pharmacyPhone: ["507-555-0111", "unknown"],
  pcpPhone: ["507-555-0111", "555-9103"],
} as const;

/** Shows the error summary and the panel of a failed attempt. */
async function showEverything(form: FormVisit, words: FormWords) {
  await form.openAlive();
  await form.fill();
  await form.submit();
  await expect.poll(form.page.getByText(words.transfer.failed.kept).isVisible).toBe(true);
  // On a busy machine, the toast closes by itself before a pointer reaches its button.
  await form.page.evaluate(() => {
    document.querySelector<HTMLElement>(".Toastify__toast button")?.click();
  });
  // A toast that fades out still covers what is below it.
  await expect.poll(form.page.locate(".Toastify__toast").count).toBe(0);
  await form.fill({ email: "nobody" });
  await form.submit();
  await expect.poll(form.page.locate("[data-error-summary]").isVisible).toBe(true);
}

/** Presses that moved their target, missed it, or showed no warning. */
const swallowed = (presses: readonly Press[]) =>
  presses.filter(({ moved, clicked, doubted }) => moved > 0 || !clicked || !doubted);

/** Fields whose only warning is for a blank answer. An email is checked on submit. */
const otherFields = transferFields.filter(
  ({ name, type }) => type !== "email" && !(name in answers),
);

/** A warning moves all that is below it, so the nearest targets stand for all on larger screens. */
const NEAREST = 12;

/**
 * Presses what is below an early field with one pointer, and on a phone everything below the last field
 * with every pointer: what a pointer does is the same at any width.
 */
for (const [size, early] of [
  ["phone", "zip"],
  ["tablet", "pharmacyPhone"],
  ["desk", "dateOfBirth"],
] as const) {
  test.describe(`on a ${size}'s screen`, () => {
    test.use({ size: sizes[size] });

    test("no press below a field is swallowed", async ({ visit, site, engine, form, words }) => {
      site.mail.answerWith(refuseWith(429));
      await showEverything(form, words);
      const isPhone = size === "phone";
      const all = isPhone ? engine.pointers : [];
      for (const [pointer, field] of [
        [isPhone ? "touch" : "mouse", early] as const,
        ...all.map((pointer) => [pointer, "pcpPhone"] as const),
      ]) {
        const presses = await pressBelow(visit, pointer, {
          field,
          answers: answers[field],
          most: isPhone ? undefined : NEAREST,
        });
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
    form,
    words,
  }) => {
    site.mail.answerWith(refuseWith(429));
    await showEverything(form, words);
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
