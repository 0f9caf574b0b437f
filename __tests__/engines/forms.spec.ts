/** A request on its way: sent once, and not forgotten by accident. */
import { sampleTransfer } from "../support/forms/sample-answers";
import { transferCopy } from "../support/forms/copy";
import { pharmacy } from "../support/content/sample-pharmacy";
import { transferParams } from "../support/forms/params";
import { transferForm } from "../support/engines/form-visit";
import { expect, test } from "../support/engines/test";

test("one press sends every answer once, and empties the form", async ({ visit, site }) => {
  const form = transferForm(visit);
  await form.openAlive();
  await form.fillOneByOne();
  await form.submit();
  await expect.poll(form.toast.text).toContain(transferCopy.success);
  expect(site.mail.received.map((message) => message.template_params)).toEqual([
    transferParams(sampleTransfer, pharmacy.email),
  ]);
  expect(Object.values(await form.answers()).join("")).toBe("");
  expect(await visit.complaints()).toEqual([]);
});

for (const [answered, filled] of [
  ["leaving with answers that were not sent asks first", true],
  ["leaving an empty form asks nothing", false],
] as const) {
  test(answered, async ({ visit }) => {
    const form = transferForm(visit);
    await form.openAlive();
    if (filled) await form.fillOneByOne();
    const about = visit.getByRole("navigation", "Main menu").getByRole("link", "About");
    expect(await visit.asksBeforeLeaving(() => about.press())).toBe(filled);
  });
}
