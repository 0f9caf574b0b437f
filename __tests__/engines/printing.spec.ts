/** The printed form has all answers, with and without scripts. */
import { readPdf } from "../support/browser/read-pdf";
import { pharmacy } from "../support/forms/copy";
import { sampleTransfer } from "../support/forms/sample-answers";
import { expect, test } from "../support/engines/test";

const squeezed = (text: string) => text.replace(/\s/g, "");
const { dateOfBirth, ...answers } = sampleTransfer;

test.describe("the form on paper", { tag: "@prints" }, () => {
  for (const script of ["is there", "does not load"] as const) {
    test(`has every answer when the page's script ${script}`, async ({
      visit,
      site,
      form,
      words: { transfer },
    }) => {
      if (script === "is there") await form.openAlive();
      else {
        site.answer(/\.js$/, (_, response) => response.destroy());
        await form.open();
      }
      await form.fill();
      const { text } = await readPdf(await visit.print());
      const birthday = squeezed(dateOfBirth.replace(/(\d+)-(\d+)-(\d+)/, "$2/$3/$1"));
      for (const answer of [birthday, ...Object.values(answers)]) {
        expect(text).toContain(squeezed(answer));
      }
      for (const { label } of transfer.questions) expect(text).toContain(squeezed(label));
      expect(text).toContain(squeezed(transfer.paper.signature));
      expect(text).toContain(squeezed(pharmacy.fax));
      expect(text).not.toContain(squeezed(transfer.submit));
    });
  }
});
