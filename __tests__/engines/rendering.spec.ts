import sharp from "sharp";
import { sampleTransfer } from "../support/forms/sample-answers";
import { expect, test } from "../support/engines/test";

/** Difference between the lightest and the darkest pixel from which an area shows text (0 to 255). */
const TEXT_CONTRAST = 20;

test("an empty date of birth shows no date", async ({ visit, engine, form }) => {
  const dateOfBirth = form.field("dateOfBirth");
  await form.openAlive();
  const showsText = async () => {
    await dateOfBirth.ask(([field]) =>
      field?.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    const box = await dateOfBirth.ask(
      ([field]) => field?.getBoundingClientRect().toJSON() as DOMRect,
    );
    // Leaves out the border and the calendar icon.
    const pixels = await sharp(await visit.screenshot())
      .extract({
        left: Math.round(box.x + 8),
        top: Math.round(box.y + 8),
        width: Math.floor(box.width / 2),
        height: Math.floor(box.height - 16),
      })
      .flatten()
      .grayscale()
      .raw()
      .toBuffer();
    return Math.max(...pixels) - Math.min(...pixels) > TEXT_CONTRAST;
  };
  // Chromium and Firefox show mm/dd/yyyy in an empty field.
  const hasPlaceholder = engine.name !== "webkit";
  await expect.poll(showsText).toBe(hasPlaceholder);
  await dateOfBirth.fill(sampleTransfer.dateOfBirth);
  await form.field("phone").focus();
  await expect.poll(showsText).toBe(true);
  await dateOfBirth.fill("");
  await form.field("phone").focus();
  await expect.poll(showsText).toBe(hasPlaceholder);
});

test("all fields of one line are equally high", async ({ form }) => {
  await form.openAlive();
  const heights = async () =>
    form.form.ask(([element]) =>
      [...(element as HTMLFormElement).querySelectorAll("input:not([type=checkbox])")].map(
        (input) => input.getBoundingClientRect().height.toFixed(1),
      ),
    );
  expect([...new Set(await heights())]).toHaveLength(1);
  await form.field("dateOfBirth").fill(sampleTransfer.dateOfBirth);
  expect([...new Set(await heights())]).toHaveLength(1);
});
