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
  zip: ["55057", "550"],
  pcpPhone: ["507-555-0111", "   "],
} as const;

const height = () => document.documentElement.scrollHeight;

for (const [name, pointer] of [
  ["phone", "touch"],
  ["desk", "mouse"],
] as const) {
  test.describe(`on a ${name}'s screen`, () => {
    test.use({ size: sizes[name] });

    test(
      `no press with the ${pointer} below a field is swallowed`,
      { tag: "@not-chromium" },
      async ({ visit, site }) => {
        // WebKit takes a while to draw so large a page after each press.
        test.setTimeout(240_000);
        site.mail.answerWith(refuseWith(429));
        const form = transferForm(visit);
        await form.openAlive();
        await form.fill();
        await form.submit();
        await expect.poll(visit.getByText(transferWords.failed.kept).isVisible).toBe(true);
        await form.toast.getByRole("button").press();
        await expect.poll(form.toast.count).toBe(0);
        // So that nothing has to be scrolled.
        await visit.setViewport({ ...sizes[name], height: (await visit.evaluate(height)) + 300 });
        for (const [field, answers] of Object.entries(doubtful)) {
          const presses = await pressAllBelow(visit, pointer, field, answers);
          expect(presses.length).toBeGreaterThan(6);
          const swallowed = presses.filter(({ moved, clicked }) => moved > 0 || !clicked);
          expect(swallowed, `after ${field}`).toEqual([]);
        }
      },
    );
  });
}
