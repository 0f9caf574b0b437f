/** Lists on the editing screen can be read at a glance. */
import { expect, test } from "../support/browser/editing-screen";

// The screen renders a field when it is in the viewport.
test.use({ viewport: { width: 1440, height: 6000 }, contextOptions: { reducedMotion: "reduce" } });

test(
  "an item is one line until it is opened, Add is right below its list, and the name of an open category stays in view",
  { tag: "@slow" },
  async ({ editor, page }) => {
    await editor.choose("OTC catalog");
    await editor.unfold("categories");
    const items = editor.field("categories.0.items");
    const lines = items.locator(".item");
    const boxOf = async (index: number) =>
      (await lines.nth(index).boundingBox()) ?? { y: 0, height: 0 };
    await expect.poll(async () => (await boxOf(0)).height).toBeLessThan(50);
    const last = await boxOf((await lines.count()) - 1);
    const add = await items.getByRole("button", { name: /^Add/ }).boundingBox();
    expect((add?.y ?? 0) - last.y - last.height).toBeLessThan(40);

    await page.setViewportSize({ width: 1024, height: 768 });
    const name = editor.field("categories").locator(".item").first().locator(".start").first();
    await items.getByRole("button", { name: "Expand All" }).hover();
    await page.mouse.wheel(0, 400);
    await expect(editor.field("categories.0.name")).not.toBeInViewport();
    await expect(name).toBeInViewport();
    const shown = await name.evaluate((start) => getComputedStyle(start, "::after").content);
    expect(shown).toBe('"Pain Relief & Fever"');
  },
);
