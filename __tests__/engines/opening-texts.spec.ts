/** Texts that open where they stand. */
import { expect, test } from "./support/test";

test("a drawing opens by a press and by the keyboard, and closes again", async ({ visit }) => {
  await visit.open("/prescriptions/");
  const details = visit.locate("main details").nth(0);
  const summary = details.locate("summary");
  const drawing = details.locate("img");
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
  expect(await visit.complaints()).toEqual([]);
});
