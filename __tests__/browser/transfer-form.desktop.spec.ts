/** The transfer form at a desk: autofill, the focus, and help beside the questions. */
import { transferCopy } from "../support/forms/copy";
import { expect, test } from "../support/browser/forms";

test(
  "what the browser's autofill colors keeps its place, and so does what stands below",
  { tag: "@chrome" },
  async ({ transfer, page }) => {
    await transfer.openAlive();
    await transfer.fill();
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main form :is(input, textarea, select, label, button)")]
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y, width, height }) => [x, y, width, height]),
      );
    const before = await places();
    const chromium = await page.context().newCDPSession(page);
    await chromium.send("DOM.enable");
    await chromium.send("CSS.enable");
    const { root } = await chromium.send("DOM.getDocument");
    const { nodeIds } = await chromium.send("DOM.querySelectorAll", {
      nodeId: root.nodeId,
      selector: "main form [autocomplete]",
    });
    for (const nodeId of nodeIds) {
      await chromium.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["autofill"] });
    }
    const filled = page.locator("main form :autofill");
    await expect.poll(() => filled.count()).toBe(nodeIds.length);
    expect(await places()).toEqual(before);
  },
);

test("a box to tick that Shift+Tab leads up to is seen below the heading of its group", async ({
  transfer,
  page,
}) => {
  await transfer.openAlive();
  await transfer.input("prescriptions").focus();
  const box = transfer.form.getByRole("checkbox").first();
  // Below the site's header.
  await box.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 97, behavior: "instant" }),
  );
  await page.keyboard.press("Shift+Tab");
  await expect(box).toBeFocused();
  const isSeen = () =>
    box.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return document.elementFromPoint(x + 1, y + 1) === element;
    });
  await expect.poll(isSeen).toBe(true);
});

test("all help can be read beside the last question, whatever the size of the window", async ({
  transfer,
  page,
}) => {
  await transfer.openAlive();
  const question = transfer.form.getByRole("group").last();
  const [first, last] = [
    page.getByRole("heading", { name: transferCopy.ready.heading }),
    page.getByRole("button", { name: transferCopy.paper.print }),
  ];
  for (const [width, height] of [
    [1440, 900],
    [1440, 700],
    [1024, 768],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The help scrolls by itself where it is higher than the window.
    await first.scrollIntoViewIfNeeded();
    await question.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    const header = await page.getByRole("banner").boundingBox();
    const top = await first.boundingBox();
    expect(top?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await expect(first).toBeInViewport({ ratio: 1 });
    if (height >= 900) await expect(last).toBeInViewport({ ratio: 1 });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(question).toBeInViewport();
  }
});
