/**
 * No press below a field is swallowed by what is said of that field. Chromium is tried with more of
 * them: `browser/transfer-form-presses.spec.ts`.
 */
import { refuseWith } from "../browser/support/mail-service";
import { transferWords } from "../forms/words";
import { pressAllBelow } from "../support/press-all-below";
import { transferForm } from "./support/form-visit";
import { expect, sizes, test } from "./support/test";

const doubtful = {
  dateOfBirth: ["1950-02-03", "2099-01-01"],
  zip: ["55057", "550"],
  pcpPhone: ["507-555-0111", "   "],
} as const;

for (const name of ["phone", "desk"] as const) {
  test.describe(`on a ${name}'s screen`, () => {
    test.use({ size: sizes[name] });

    for (const pointer of ["mouse", "touch"] as const) {
      test(
        `no press with the ${pointer} below a field is swallowed`,
        { tag: "@not-chromium" },
        async ({ visit, site }) => {
          site.mail.answerWith(refuseWith(429));
          const form = transferForm(visit);
          await form.openAlive();
          await form.fill();
          await form.submit();
          await expect.poll(visit.getByText(transferWords.failed.kept).isVisible).toBe(true);
          for (const [field, answers] of Object.entries(doubtful)) {
            const presses = await pressAllBelow(visit, pointer, field, answers);
            expect(presses.length).toBeGreaterThan(6);
            const swallowed = presses.filter(({ moved, clicked }) => moved > 0 || !clicked);
            expect(swallowed, `after ${field}`).toEqual([]);
          }
        },
      );
    }
  });
}
