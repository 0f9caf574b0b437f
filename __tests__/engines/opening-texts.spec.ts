/** `details` elements and the review dialog. */
import { sampleTransfer } from "../support/forms/sample-answers";
import { expect, test } from "../support/engines/test";

test.afterEach(async ({ visit }) => expect(await visit.complaints()).toEqual([]));

test("a drawing opens by a press and by the keyboard, and closes again", async ({
  visit,
  form,
}) => {
  await form.open();
  const details = visit.locate("main fieldset details").nth(0);
  const summary = details.locate("summary");
  const drawing = details.locate("img");
  await expect.poll(summary.isVisible).toBe(true);
  expect(await drawing.isVisible()).toBe(false);

  await summary.press();
  await expect.poll(drawing.isVisible).toBe(true);
  await summary.press();
  await expect.poll(drawing.isVisible).toBe(false);

  await summary.focus();
  await visit.key("Enter");
  await expect.poll(drawing.isVisible).toBe(true);
  await visit.key("Space");
  await expect.poll(drawing.isVisible).toBe(false);
});

test("the review shows the answers, closes in two ways, and gives the focus back", async ({
  visit,
  form,
  words,
}) => {
  const { open, heading, close } = words.transfer.review;
  const review = visit.getByRole("dialog", heading);
  const openButton = visit.getByRole("button", open);
  await form.openAlive();
  await form.fill();

  await openButton.press();
  await expect.poll(review.isVisible).toBe(true);
  await expect.poll(review.getByRole("heading", heading).isFocused).toBe(true);
  expect(await review.text()).toContain(sampleTransfer.patientName);
  await visit.key("Escape");
  await expect.poll(review.isVisible).toBe(false);
  await expect.poll(openButton.isFocused).toBe(true);

  await openButton.press();
  await review.getByRole("button", close).press();
  await expect.poll(review.isVisible).toBe(false);
  await expect.poll(openButton.isFocused).toBe(true);
  expect(await form.answers()).toEqual(sampleTransfer);
});
