/** What an engine draws in a way of its own. */
import { sampleTransfer } from "../support/forms/sample-answers";
import { transferForm } from "../support/engines/form-visit";
import { boxOf, readPixels } from "../support/engines/pixels";
import { expect, test } from "../support/engines/test";

test("letters are drawn, and no boxes in their place", async ({ visit }) => {
  await visit.open("/about/");
  const widths = await visit.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("Nothing can be drawn.");
    pen.font = getComputedStyle(document.body).font;
    return { slim: pen.measureText("iiii").width, broad: pen.measureText("MMMM").width };
  });
  expect(widths.slim).toBeLessThan(widths.broad / 2);
});

test("an empty date of birth shows no date", async ({ visit, engine }) => {
  const form = transferForm(visit);
  const dateOfBirth = form.field("dateOfBirth");
  await form.openAlive();
  const hasInk = async () => {
    await dateOfBirth.ask(([field]) => field?.scrollIntoView({ block: "center" }));
    const { x, y, width, height } = await boxOf(dateOfBirth);
    const pixels = await readPixels(visit);
    // Within its border, and without the drawing of a calendar at its end.
    return pixels.contrast({ x: x + 8, y: y + 8, width: width / 2, height: height - 16 }) > 20;
  };
  // The others write what to fill in: mm/dd/yyyy.
  const isFilledIn = engine.name !== "webkit";
  await expect.poll(hasInk).toBe(isFilledIn);
  await dateOfBirth.fill(sampleTransfer.dateOfBirth);
  await form.field("phone").focus();
  await expect.poll(hasInk).toBe(true);
  await dateOfBirth.fill("");
  await form.field("phone").focus();
  await expect.poll(hasInk).toBe(isFilledIn);
});
