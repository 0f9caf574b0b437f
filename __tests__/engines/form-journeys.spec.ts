/** Both forms under failure: one press sends one request, and the message shown is true. */
import { answers, redirectTo, refuseWith } from "../support/browser/mail-service";
import { sampleTransfer } from "../support/forms/sample-answers";
import type { BrowserPage } from "../support/engines/browser-page";
import type { FormVisit, FormWords } from "../support/engines/form-visit";
import { expect, sizes, test } from "../support/engines/test";

/** The panel that is shown after a failure. */
const panel = (visit: BrowserPage, heading: string) => visit.getByRole("group", heading);
const tryAgain = (visit: BrowserPage, { transfer }: FormWords) =>
  visit.getByRole("button", transfer.failed.tryAgain);

/** Types into the last field and leaves the focus there, so that the next press blurs it. */
async function writeLast(form: FormVisit, answer: string) {
  await form.field("pcpPhone").fill("");
  await form.field("pcpPhone").focus();
  await form.page.type(answer);
}

test("a press sends, whatever is said of the last answer", async ({ visit, site, form, words }) => {
  await form.openAlive();
  for (const size of [sizes.phone, sizes.tablet, sizes.desk]) {
    await visit.setViewport(size);
    for (const pointer of ["mouse", "touch"] as const) {
      site.mail.received.length = 0;
      site.mail.answerWith(refuseWith(429));
      await form.fill();
      await writeLast(form, "555-9103");
      await form.submit(pointer);
      await expect.poll(panel(visit, words.transfer.failed.heading).isVisible).toBe(true);
      expect(site.mail.received).toHaveLength(1);

      await writeLast(form, "unknown");
      site.mail.answerWith(answers.accept);
      await tryAgain(visit, words).press(pointer);
      await expect.poll(visit.getByRole("group", words.transfer.sent.heading).isVisible).toBe(true);
      expect(site.mail.received).toHaveLength(2);
      expect(site.mail.received[1]?.template_params).toMatchObject({ pcp_phone: "unknown" });
    }
  }
});

test("what may have arrived stays in doubt until something is accepted", async ({
  visit,
  site,
  form,
  words,
}) => {
  await form.openAlive();
  await form.fill();
  const uncertain = panel(visit, words.transfer.failed.uncertainHeading);
  const expectKept = async () => expect(await form.answers()).toEqual(sampleTransfer);

  for (const [answer, reason] of [
    [answers.hangUp, words.transfer.failed.reasons.network],
    [refuseWith(503), words.transfer.failed.reasons.serverError],
    [refuseWith(408), words.transfer.failed.reasons.serverError],
    [redirectTo("/", 303), words.transfer.failed.reasons.network],
  ] as const) {
    site.mail.answerWith(answer);
    await form.submit();
    await expect.poll(uncertain.text).toContain(reason);
    await expectKept();
  }
  site.mail.answerWith(refuseWith(429));
  await tryAgain(visit, words).press();
  await expect.poll(uncertain.text).toContain(words.transfer.failed.doubts.earlier);
  expect(await uncertain.text()).toContain(words.transfer.failed.reasons.busy);
  await expectKept();

  site.mail.received.length = 0;
  site.mail.answerWith((request, response) => {
    setTimeout(() => answers.accept(request, response), 300);
  });
  await form.submit();
  await expect.poll(visit.getByRole("group", words.transfer.sent.heading).isVisible).toBe(true);
  expect(site.mail.received).toHaveLength(1);
  expect(Object.values(await form.answers()).join("")).toBe("");
});

/** Removes an element, as extensions and blockers do. */
const takeAway = (visit: BrowserPage, css: string) =>
  visit.evaluate((selector) => document.querySelector(selector)?.remove(), css);

test("a warning, a label and a panel that are taken away take no answer with them", async ({
  visit,
  site,
  form,
  words,
}) => {
  const submitByEnter = async () => {
    await form.field("pcpPhone").focus();
    await visit.key("Enter");
  };
  site.mail.answerWith(refuseWith(429));
  await form.openAlive();
  await form.fill();
  await form.field("zip").fill("550");
  await form.field("pcpPhone").focus();
  await expect.poll(visit.locate("#transfer-zip-warning").isVisible).toBe(true);
  await takeAway(visit, "#transfer-zip-warning");
  await form.field("zip").fill(sampleTransfer.zip);
  await takeAway(visit, "button[type=submit] span");
  await submitByEnter();
  await expect.poll(panel(visit, words.transfer.failed.heading).isVisible).toBe(true);
  expect(await form.answers()).toEqual(sampleTransfer);
  await takeAway(visit, `[aria-label="${words.transfer.failed.heading}"]`);
  site.mail.answerWith(answers.accept);
  await submitByEnter();
  await expect.poll(visit.getByRole("group", words.transfer.sent.heading).isVisible).toBe(true);
  expect(site.mail.received).toHaveLength(2);
  expect(site.mail.received[1]).toEqual(site.mail.received[0]);
});

test("a form that is taken away while its message is on its way gives every answer back", async ({
  visit,
  site,
  form,
}) => {
  let answerNow = () => undefined as unknown;
  site.mail.answerWith((request, response) => {
    answerNow = () => refuseWith(429)(request, response);
  });
  await form.openAlive();
  await form.fill();
  await form.submit();
  await expect.poll(() => site.mail.received.length).toBe(1);
  await takeAway(visit, "main form");
  answerNow();
  const kept = visit.locate("[data-paper]");
  for (const [name, answer] of Object.entries(sampleTransfer))
    await expect.poll(kept.text).toContain(name === "dateOfBirth" ? "02/03/1950" : answer);
});

test("coming back to a form that was not sent finds every answer", async ({
  visit,
  site,
  engineName,
  form,
  words,
}) => {
  // WebKit's back/forward cache empties half of the fields.
  test.skip(engineName !== "webkit", "Playwright turns the back/forward cache off.");
  site.mail.answerWith(answers.hangUp);
  await form.openAlive();
  await form.fill();
  await form.submit();
  await expect.poll(panel(visit, words.transfer.failed.uncertainHeading).isVisible).toBe(true);
  await visit.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.body.dataset.persisted = String(persisted);
    }),
  );
  const about = visit.getByRole("navigation", words.menu).getByRole("link", words.about);
  await visit.asksBeforeLeaving(() => about.press());
  await visit.goBack();
  await expect.poll(() => visit.locate("body[data-persisted=true]").count()).toBe(1);
  await expect.poll(form.answers).toEqual(sampleTransfer);
});

test("the paper forgets with the form, and clearing leaves nothing", async ({
  visit,
  site,
  form,
  words,
}) => {
  site.putFirst("<script>window.print = () => {}; window.confirm = () => true</script>");
  site.mail.answerWith(refuseWith(429));
  const wholePage = () => visit.evaluate(() => document.documentElement.textContent);
  await form.openAlive();
  await form.fill();
  await form.submit();
  await visit.getByRole("button", words.transfer.printForFax).press();
  await expect.poll(wholePage).toContain(sampleTransfer.insuranceId);
  site.mail.answerWith(answers.accept);
  await tryAgain(visit, words).press();
  await expect.poll(visit.getByRole("group", words.transfer.sent.heading).isVisible).toBe(true);
  expect(await wholePage()).not.toContain(sampleTransfer.insuranceId);

  await form.fill();
  await visit.getByRole("button", words.transfer.clear.clear).press();
  await expect.poll(visit.getByText(words.transfer.clear.done).isVisible).toBe(true);
  expect(Object.values(await form.answers()).join("")).toBe("");
});
