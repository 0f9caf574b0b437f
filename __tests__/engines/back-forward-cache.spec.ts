/** What somebody finds who comes back to a page that the browser kept as it was. */
import { sampleTransfer } from "../support/forms/sample-answers";
import { expect, test } from "../support/engines/test";

test("coming back to a form that was sent and printed finds no answer", async ({
  visit,
  site,
  form,
  words,
  engineName,
}) => {
  test.skip(
    engineName === "chromium",
    "Needs a whole Chrome: browser/transfer-form-leaks.phone.spec.ts.",
  );
  site.putFirst("<script>window.print = () => {}</script>");
  await form.openAlive();
  await form.fill();
  await form.submit();
  const wholePage = () => visit.evaluate(() => document.documentElement.outerHTML);
  await visit.getByRole("button", words.transfer.sent.print).press();
  await expect.poll(wholePage).toContain(sampleTransfer.insuranceId);
  await visit.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.body.dataset.persisted = String(persisted);
    }),
  );
  await visit.getByRole("navigation", words.menu).getByRole("link", words.about).press();
  await expect.poll(() => visit.locate("[data-island]").count()).toBe(0);
  await visit.evaluate(() => history.back());
  await expect.poll(() => visit.locate("body[data-persisted=true]").count()).toBe(1);
  const html = await wholePage();
  expect(Object.values(sampleTransfer).filter((answer) => html.includes(answer))).toEqual([]);
  expect(Object.values(await form.answers()).join("")).toBe("");
});
