/** Beside scroll bars that take room, as most have who use a mouse. */
import { transferCopy } from "../support/forms/copy";
import { transferForm } from "../support/engines/form-visit";
import { boxOf, readPixels } from "../support/engines/pixels";
import { expect, sizes, test } from "../support/engines/test";

test.use({ scrollBars: "wide", size: sizes.phone });

test("every corner of the review is round", async ({ visit }) => {
  const form = transferForm(visit);
  const review = visit.getByRole("dialog", transferCopy.review.heading);
  await form.openAlive();
  await form.fill();
  await visit.getByRole("button", transferCopy.review.open).press();
  await expect.poll(review.isVisible).toBe(true);
  const { left, right, top, bottom } = await boxOf(review);
  const pixels = await readPixels(visit);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const inside = [
    [left + 3, y],
    [right - 3, y],
    [x, top + 3],
    [x, bottom - 3],
  ] as const;
  expect(Math.min(...inside.map(([x, y]) => pixels.at(x, y)))).toBeGreaterThan(200);
  const corners = [
    [left + 3, top + 3],
    [right - 4, top + 3],
    [left + 3, bottom - 4],
    [right - 4, bottom - 4],
  ] as const;
  expect(Math.max(...corners.map(([x, y]) => pixels.at(x, y)))).toBeLessThan(180);
});
