/** The editing screen writes valid content files. */
import sharp from "sharp";
import { parse } from "yaml";
import { sampleText } from "../support/content/sample-files";
import { pharmacy } from "../support/content/sample-pharmacy";
import { expect, test } from "../support/browser/editing-screen";

test.use({ viewport: { width: 1440, height: 1000 }, contextOptions: { reducedMotion: "reduce" } });

const WHEELCHAIR = "data/images/wheelchair.webp";

const { saturday } = pharmacy.hours;
const newSaturday = saturday === "9AM-3PM" ? "9AM-1PM" : "9AM-3PM";

/** Items of the first category of an equipment catalog. */
const itemsIn = (catalog = "") =>
  (parse(catalog) as { categories: { items: object[] }[] }).categories[0]?.items ?? [];

const newItem = `categories.0.items.${itemsIn(sampleText("equipment.yaml")).length}`;

test("an hour, a waiting time, pasted coordinates and a new item with a photo are saved as the site can be built from them", async ({
  editor,
  page,
}) => {
  // The screen renders a field when it is in the viewport, so the viewport is tall.
  await page.setViewportSize({ width: 1440, height: 8000 });
  await editor.choose("Pharmacy");
  await editor.unfold("hours");
  await editor.write("hours.saturday", newSaturday);
  // The hours of a week are seven lines.
  await expect
    .poll(async () => (await editor.field("hours.monday").boundingBox())?.height)
    .toBeLessThan(60);
  await editor.unfold("readyTimes.refill");
  await editor.field("readyTimes.refill.minutes.0").getByRole("spinbutton").fill("25");
  await expect(editor.field("readyTimes.specialOrder")).toContainText("24-48 hours");
  await editor.unfold("location");
  await editor.field("location.latitude").getByRole("spinbutton").click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "44.45831234, -93.16167");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await editor.save();

  await editor.choose("Equipment catalog");
  await editor.unfold("categories");
  await editor
    .field("categories.0.items")
    .getByRole("button", { name: /Add.*equipment item/ })
    .click();
  await editor.write(`${newItem}.name`, "Transport chair");
  await editor.write(`${newItem}.name`, "Silla de traslado", "es");
  await editor.write(`${newItem}.description`, "A light chair that someone else pushes.");
  await editor.write(`${newItem}.picture.alt`, "Light chair with four small wheels");
  await editor.upload(`${newItem}.picture.file`, {
    name: "Transport Chair (1).JPG",
    mimeType: "image/jpeg",
    buffer: await sharp(WHEELCHAIR)
      .withExif({ IFD0: { Artist: "Staff" } })
      .jpeg()
      .toBuffer(),
  });
  await editor.save();
  await expect(
    page.getByText("Saved on this computer. Patients see it once it is published."),
  ).toBeVisible();

  const changed = editor.changedFiles();
  expect([...changed.keys()].sort()).toEqual([
    "data/equipment.yaml",
    "data/es/equipment.yaml",
    "data/images/transport-chair-1.webp",
    "data/pharmacy.yaml",
  ]);
  expect(changed.get("data/pharmacy.yaml")?.toString()).toBe(
    sampleText("pharmacy.yaml")
      .replace(`saturday: "${saturday}"`, `saturday: "${newSaturday}"`)
      .replace(/(?<=refill:\n +minutes: )\[\d+\]/, "[25]")
      .replace(/(?<=latitude: ).*/, "44.4583")
      .replace(/(?<=longitude: ).*/, "-93.1617"),
  );

  // Nobody wrote an id: it follows from the name.
  expect(changed.get("data/equipment.yaml")?.toString()).not.toContain("id:");
  expect(itemsIn(changed.get("data/es/equipment.yaml")?.toString()).at(-1)).toEqual({
    id: "transport-chair",
    name: "Silla de traslado",
  });

  const photo = await sharp(changed.get("data/images/transport-chair-1.webp")).metadata();
  expect(photo).toMatchObject({ format: "webp", width: 1200 });
  expect(photo.exif).toBeUndefined();
});

test("what somebody else changed in an open file is kept, and what both changed is asked about", async ({
  editor,
  page,
}) => {
  const path = "data/pharmacy.yaml";
  const change = (key: string, number: string) =>
    editor.change(
      path,
      editor.text(path).replace(new RegExp(`^${key}: .*$`, "m"), `${key}: "${number}" # by phone`),
    );
  await editor.choose("Pharmacy");
  await editor.write("fax", "(507) 555-0188");
  change("phone", "(507) 555-0177");
  await editor.save();
  expect(editor.text(path)).toContain('fax: "(507) 555-0188"');
  expect(editor.text(path)).toContain('phone: "(507) 555-0177" # by phone');

  // The screen does not know of the new phone number, and must not bring the old one back later either.
  await editor.choose("Pharmacy");
  await editor.write("fax", "(507) 555-0189");
  change("fax", "(507) 555-0166");
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  await editor.save();
  expect(editor.text(path)).toContain('fax: "(507) 555-0189"');
  expect(editor.text(path)).toContain('phone: "(507) 555-0177" # by phone');
  expect(questions).toEqual([expect.stringMatching(/"Fax"[^]*\(507\) 555-0166/)]);
});

test("a page that others lead to is not deleted, and the places are named", async ({
  editor,
  page,
}) => {
  await editor.choose("Services", "Immunizations");
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Not deleted, because other places need it.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Site footer: .*Immunizations/ })).toBeVisible();
  expect(editor.changedFiles().size).toBe(0);
});
