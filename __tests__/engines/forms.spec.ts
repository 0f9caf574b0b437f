/** The transfer form sends once and warns before unsent answers are lost. */
import { sampleTransfer } from "../support/forms/sample-answers";
import { pharmacy } from "../support/content/sample-pharmacy";
import { transferParams } from "../support/forms/params";
import { expect, test } from "../support/engines/test";

test("one press sends every answer once, and empties the form", async ({
  visit,
  site,
  form,
  words,
}) => {
  await form.openAlive();
  await form.fillOneByOne();
  await form.submit();
  await expect.poll(form.toast.text).toContain(words.transfer.success);
  expect(site.mail.received).toHaveLength(1);
  expect(site.mail.received[0]).toMatchObject({
    user_id: "test-public-key",
    service_id: "test-service",
    template_id: "test-transfer-template",
  });
  expect(site.mail.received[0]?.template_params).toEqual({
    ...transferParams(sampleTransfer, pharmacy.email),
    ...words.params,
  });
  expect(Object.values(await form.answers()).join("")).toBe("");
  expect(await visit.complaints()).toEqual([]);
});

test("a connection that breaks before the first touch, and comes back after the first try, costs nothing", async ({
  visit,
  site,
  form,
  words,
}) => {
  let isBroken = false;
  site.answer(/./, (_, response, next) => (isBroken ? response.destroy() : next()));
  await form.open();
  const scriptsHaveCome = () =>
    visit.evaluate(() => {
      const { scripts = "" } = document.querySelector<HTMLElement>("[data-scripts]")?.dataset ?? {};
      return scripts
        .split(" ")
        .every((path) => performance.getEntriesByName(new URL(path, location.href).href).length);
    });
  await expect.poll(scriptsHaveCome, { timeout: 20_000 }).toBe(true);
  expect(await visit.locate("[data-state=alive]").count()).toBe(0);

  isBroken = true;
  await form.field("patientName").focus();
  await form.untilAlive();
  await form.fill();
  await form.submit();
  const { failed } = words.transfer;
  await expect.poll(visit.getByRole("group", failed.heading).isVisible).toBe(true);
  expect(await form.answers()).toEqual(sampleTransfer);
  expect(site.mail.received).toEqual([]);

  isBroken = false;
  await visit.getByRole("button", failed.tryAgain).press();
  await expect.poll(visit.getByRole("group", words.transfer.sent.heading).isVisible).toBe(true);
  expect(site.mail.received).toHaveLength(1);
});

for (const [answered, filled] of [
  ["leaving with answers that were not sent asks first", true],
  ["leaving an empty form asks nothing", false],
] as const) {
  test(answered, async ({ visit, form, words, engineName }) => {
    await form.openAlive();
    if (filled) await form.fillOneByOne();
    const about = visit.getByRole("navigation", words.menu).getByRole("link", words.about);
    expect(await visit.asksBeforeLeaving(() => about.press())).toBe(filled);
    // WebKit's driver cannot stay.
    if (filled && engineName !== "webkit") expect(await form.answers()).toEqual(sampleTransfer);
  });
}
