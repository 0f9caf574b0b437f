/** What an engine draws in a way of its own. */
import { expect, test } from "./support/test";

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
