/** Lists and groups on the editing screen can be read at a glance. */
import { expect, test } from "../support/browser/editing-screen";

// The screen renders a field when it is in the viewport.
test.use({ viewport: { width: 1440, height: 6000 }, contextOptions: { reducedMotion: "reduce" } });

test(
  "an item is one line until it is opened, and Add is right below its list",
  { tag: "@slow" },
  async ({ editor }) => {
    await editor.choose("OTC catalog");
    await editor.unfold("categories");
    const items = editor.field("categories.0.items");
    const lines = items.locator(".item");
    const heightOf = async (index: number) => (await lines.nth(index).boundingBox())?.height;
    await expect.poll(() => heightOf(0)).toBeLessThan(50);
    const bottom = async (index: number) => {
      const box = await lines.nth(index).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const add = await items.getByRole("button", { name: /^Add/ }).boundingBox();
    expect((add?.y ?? 0) - (await bottom((await lines.count()) - 1))).toBeLessThan(40);
  },
);

test(
  "the name of an open category stays in view while its items scroll",
  { tag: "@slow" },
  async ({ editor, page }) => {
    await editor.choose("OTC catalog");
    await editor.unfold("categories");
    await page.setViewportSize({ width: 1024, height: 768 });
    const category = editor.field("categories").locator(".item").first();
    const name = category.locator(".start").first();
    await editor.field("categories.0.items").getByRole("button", { name: "Expand All" }).hover();
    await page.mouse.wheel(0, 400);
    await expect(editor.field("categories.0.name")).not.toBeInViewport();
    await expect(name).toBeInViewport();
    const shown = await name.evaluate((start) => getComputedStyle(start, "::after").content);
    expect(shown).toBe('"Pain Relief & Fever"');
  },
);

test(
  "hours are seven lines, waiting times have their unit, and coordinates can be pasted",
  { tag: "@slow" },
  async ({ editor, page }) => {
    await editor.choose("Pharmacy");
    await editor.unfold("hours");
    const monday = editor.field("hours.monday");
    await expect(monday.getByRole("textbox")).toBeVisible();
    await expect.poll(async () => (await monday.boundingBox())?.height).toBeLessThan(60);

    await editor.unfold("readyTimes");
    await expect(editor.field("readyTimes.specialOrder")).toContainText("24-48 hours");

    await editor.unfold("location");
    const latitude = editor.field("location.latitude").getByRole("spinbutton");
    await latitude.click();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", "44.45831234, -93.16167");
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await editor.save();
    expect(editor.text("data/pharmacy.yaml")).toContain("latitude: 44.4583\n  longitude: -93.1617");
  },
);
