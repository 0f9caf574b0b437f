/** The editing screen writes valid content files, with nothing in them but what was meant. */
import sharp from "sharp";
import { parse } from "yaml";
import { sampleText } from "../support/content/sample-files";
import { pharmacy } from "../support/content/sample-pharmacy";
import { expect, test } from "../support/browser/editing-screen";

test.use({ viewport: { width: 1024, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const PHARMACY = "data/pharmacy.yaml";
const WHEELCHAIR = "data/images/wheelchair.webp";

const { saturday } = pharmacy.hours;
const newSaturday = saturday === "9AM-3PM" ? "9AM-1PM" : "9AM-3PM";

/** Items of the first category of an equipment catalog. */
const itemsIn = (catalog = "") =>
  (parse(catalog) as { categories: { items: { name: string }[] }[] }).categories[0]?.items ?? [];

const count = itemsIn(sampleText("equipment.yaml")).length;
const newItem = `categories/0/items/${count}`;

test("an hour, a waiting time, pasted coordinates and a question taken over from a hint change their lines alone", async ({
  editor,
  page,
}) => {
  await editor.open("pharmacy:hours/saturday");
  await editor.write("hours/saturday", newSaturday.replace("-", " to ").toLowerCase());
  await editor
    .said("hours/saturday")
    .getByRole("button", { name: `Write ${newSaturday}` })
    .click();
  await expect(editor.field("hours/saturday")).toHaveValue(newSaturday);
  await expect(editor.field("hours/saturday")).toBeFocused();
  await expect(editor.said("hours/saturday")).toBeEmpty();

  await editor.open("pharmacy:readyTimes/refill/minutes/0");
  await editor.write("readyTimes/refill/minutes/0", "25");
  await editor.open("pharmacy:location/latitude");
  await editor.field("location/latitude").evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "44.45831234, -93.16167");
    const paste = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent("paste", paste));
  });
  await editor.save();
  expect([...editor.changedFiles().keys()]).toEqual([PHARMACY]);
  expect(editor.text(PHARMACY)).toBe(
    sampleText("pharmacy.yaml")
      .replace(`saturday: "${saturday}"`, `saturday: "${newSaturday}"`)
      .replace(/(?<=refill:\n +minutes: )\[\d+\]/, "[25]")
      .replace(/(?<=latitude: ).*/, "44.4583")
      .replace(/(?<=longitude: ).*/, "-93.1617"),
  );
  await expect(page.getByText("Please look:")).toBeHidden();
});

test("two photos of one name become two pictures, upright and without what the camera wrote", async ({
  editor,
  page,
}) => {
  const photo = async (turned: number) => ({
    name: "image.jpg",
    mimeType: "image/jpeg",
    buffer: await sharp(WHEELCHAIR)
      .rotate(turned)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: "Staff" } })
      .jpeg()
      .toBuffer(),
  });
  await editor.open("equipment:categories/0/items");
  for (const [index, name] of ["Transport chair", "Beach chair"].entries()) {
    const place = `categories/0/items/${count + index}`;
    await page.getByRole("button", { name: "Add equipment item" }).first().click();
    await expect(editor.field(`${place}/name`)).toBeFocused();
    await editor.write(`${place}/name`, name);
    await editor.write(`${place}/description`, "A light chair that someone else pushes.");
    await editor.write(`${place}/picture/alt`, "Light chair with four small wheels");
    await editor.upload(`${place}/picture/file`, await photo(90 * index));
  }
  await editor.write(`${newItem}/name@es`, "Silla de traslado");
  await editor.save();

  const changed = editor.changedFiles();
  const pictures = [...changed.keys()].filter((path) => path.includes("images/"));
  expect(pictures).toHaveLength(2);
  const items = itemsIn(changed.get("data/equipment.yaml")?.toString()).slice(count);
  // Nobody wrote an id: it follows from the name.
  expect(items).toEqual(
    ["Transport chair", "Beach chair"].map((name) => ({
      name,
      description: "A light chair that someone else pushes.",
      picture: {
        file: expect.stringMatching(/^images\/image-[\da-f]{8}\.webp$/),
        alt: "Light chair with four small wheels",
      },
    })),
  );
  expect(itemsIn(changed.get("data/es/equipment.yaml")?.toString()).at(-1)).toEqual({
    id: "transport-chair",
    name: "Silla de traslado",
  });
  const shown = await sharp(changed.get(pictures[0] ?? "")).metadata();
  const { height = 0, width = 0 } = await sharp(WHEELCHAIR).metadata();
  expect([shown.width, shown.height].sort()).toEqual([height, width].sort());
  expect(shown).toMatchObject({ format: "webp" });
  expect(shown.exif).toBeUndefined();
});

test("entries are moved, duplicated and deleted in every language, and the focus stays with them", async ({
  editor,
  page,
}) => {
  const before = itemsIn(sampleText("equipment.yaml")).map(({ name }) => name);
  await editor.open(`equipment:categories/0/items/1/name`);
  const entry = (name: string) => page.getByRole("button", { name, exact: true });
  const up = page.getByRole("button", { name: `Move up: ${before[1]}` });
  await up.click();
  await expect(page.getByRole("button", { name: `Move down: ${before[1]}` })).toBeFocused();
  await page.getByRole("button", { name: `Duplicate ${before[1]}` }).click();
  await expect(editor.field("categories/0/items/1/name")).toHaveValue(before[1] ?? "");
  await editor.write("categories/0/items/1/name", "Another one");
  await editor.write("categories/0/items/1/name@es", "Otro");

  await entry(before[0] ?? "").click();
  await page.getByRole("button", { name: `Delete ${before[0]}` }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(`Delete equipment item: ${before[0]}?`);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(entry(before[0] ?? "")).toBeVisible();
  await page.getByRole("button", { name: `Delete ${before[0]}` }).click();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(entry(before[0] ?? "")).toBeHidden();
  await expect(editor.field("categories/0/items")).toBeFocused();
  await editor.save();
  const names = (path: string) => itemsIn(editor.text(path)).map(({ name }) => name);
  expect(names("data/equipment.yaml")).toEqual([before[1], "Another one", ...before.slice(2)]);
  const spanish = itemsIn(sampleText("es/equipment.yaml")).map(({ name }) => name);
  expect(names("data/es/equipment.yaml")).toEqual([spanish[1], "Otro", ...spanish.slice(2)]);
});

test("two paragraphs that were pasted into one become two, each beside its own words", async ({
  editor,
  page,
}) => {
  type About = { intro: string[] };
  const [before, spanish] = ["pages/about.yaml", "es/pages/about.yaml"].map(
    (path) => (parse(sampleText(path)) as About).intro,
  );
  await editor.open("pages/about:intro/0/text");
  await editor.field("intro/0/text").fill("We are here.\n\nCome by.");
  await editor.said("intro/0/text").getByRole("button", { name: "Split into 2" }).click();
  await expect(editor.field("intro/0/text")).toBeFocused();
  await expect(editor.field("intro/0/text")).toHaveValue("We are here.");
  await expect(editor.field("intro/1/text")).toHaveValue("Come by.");
  await expect(editor.field("intro/1/text@es")).toHaveValue("");
  await expect(editor.field("intro/2/text@es")).toHaveValue(spanish?.[1] ?? "");
  await page.getByRole("button", { name: "Values", exact: true }).click();
  await editor.field("values/text").fill("We\nlisten.");
  await editor.said("values/text").getByRole("button", { name: "Join the lines" }).click();
  await expect(editor.field("values/text")).toHaveValue("We listen.");
  await editor.save();
  const intro = (path: string) => (parse(editor.text(path)) as About).intro;
  expect(intro("data/pages/about.yaml")).toEqual([
    "We are here.",
    "Come by.",
    ...(before ?? []).slice(1),
  ]);
  expect(intro("data/es/pages/about.yaml")).toEqual([
    spanish?.[0],
    "",
    ...(spanish ?? []).slice(1),
  ]);
});

test("a new day goes to its place when it is saved, and stays the one that is open", async ({
  editor,
  page,
}) => {
  await editor.open("pharmacy:specialHours");
  await editor.field("specialHours").click();
  await editor.write("specialHours/0/date", "2099-12-22");
  await editor.write("specialHours/0/hours", "Closed");
  await editor.write("specialHours/0/reason", "Inventroy");
  await editor.save();
  const open = page.getByRole("button", { name: "Dec 22, 2099 (Inventroy)", exact: true });
  await expect(open).toHaveAttribute("aria-expanded", "true");
  // Of what was there before, nothing is said again.
  await expect(page.getByText(/Please look:.* is over/)).toBeHidden();
  await expect(page.getByRole("textbox", { name: /^Reason/ })).toHaveCount(2);
  const place = pharmacy.specialHours?.length ?? 0;
  await editor.write(`specialHours/${place}/reason`, "Inventory");
  await editor.save();
  expect(editor.text(PHARMACY)).toContain(
    '  - date: "2099-12-22"\n    hours: "Closed"\n    reason: "Inventory"\n',
  );
  expect(editor.text(PHARMACY)).toContain("Thanksgiving Day");
});

test("what somebody else changed in an open file is kept, and what both changed is asked about once", async ({
  editor,
  page,
}) => {
  const change = (key: string, number: string) =>
    editor.change(
      PHARMACY,
      editor
        .text(PHARMACY)
        .replace(new RegExp(`^${key}: .*$`, "m"), `${key}: "${number}" # by phone`),
    );
  await editor.open("pharmacy:fax");
  await editor.write("fax", "(507) 555-0188");
  change("phone", "(507) 555-0177");
  await editor.save();
  // The form shows what is in the file.
  await expect(editor.field("phone")).toHaveValue("(507) 555-0177");
  expect(editor.text(PHARMACY)).toContain('fax: "(507) 555-0188"');
  expect(editor.text(PHARMACY)).toContain('phone: "(507) 555-0177" # by phone');

  await editor.write("fax", "(507) 555-0189");
  change("fax", "(507) 555-0166");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  const question = page.getByRole("dialog", { name: "Somebody else changed the same" });
  await expect(question.getByRole("group", { name: "Fax" })).toContainText("(507) 555-0166");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(save).toBeFocused();
  await expect(editor.field("fax")).toHaveValue("(507) 555-0189");
  await save.click();
  await question.getByRole("radio", { name: /In the file now/ }).check();
  await question.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Saved on this computer/)).toBeVisible();
  await expect(editor.field("fax")).toHaveValue("(507) 555-0166");
  await expect(save).toBeFocused();
  expect(editor.text(PHARMACY)).toContain('phone: "(507) 555-0177" # by phone');

  // Somebody deleted it.
  await editor.open("own-pages/insurance:title");
  await editor.write("title", "Plans");
  editor.remove("data/own-pages/insurance.yaml");
  await save.click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(editor.field("title")).toHaveValue("Plans");
});

test("what would stop the site is refused at its place, also in another file", async ({
  editor,
  page,
}) => {
  const save = page.getByRole("button", { name: "Save", exact: true });
  await editor.open("pharmacy:hours/monday");
  await editor.write("hours/saturday", "25PM");
  await expect(editor.said("hours/saturday")).toContainText('"25PM"');
  await page.getByRole("button", { name: "Hours", exact: true }).click();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Not saved: please correct this first.")).toBeVisible();
  await expect(editor.field("hours/saturday")).toBeFocused();
  await page.getByRole("button", { name: "Hours", exact: true }).click();
  await save.click();
  await expect(page.getByText("Not saved: please correct this first.")).toBeVisible();
  await expect(editor.field("hours/saturday")).toBeFocused();
  await expect(editor.field("hours/saturday")).toHaveAttribute("aria-invalid", "true");
  await editor.write("hours/saturday", saturday);
  await expect(editor.said("hours/saturday")).toBeEmpty();

  await editor.save();

  // Other pages lead to this part of the page.
  const { sections } = parse(sampleText("services/prescription-services.yaml")) as {
    sections: { id?: string; heading: string }[];
  };
  const delivery = sections.findIndex(({ id }) => id === "delivery");
  await editor.open(`services/prescription-services:sections/${delivery}/heading`);
  await page
    .getByRole("button", { name: new RegExp(`^Delete .*${sections[delivery]?.heading}$`) })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await save.click();
  await expect(page.getByText("Not saved: please correct this first.")).toBeVisible();
  await page
    .getByRole("link", { name: /Link, Page$/ })
    .first()
    .click();
  await expect(page.getByRole("combobox").and(page.locator(":focus"))).toHaveValue(/#delivery$/);
  expect(editor.changedFiles().size).toBe(0);
});

test("no to a question leads to the texts that pages do not show then, and each leads back to it", async ({
  editor,
  page,
}) => {
  await editor.open("pharmacy:offers/medSync");
  await editor.field("offers/medSync").selectOption("No");
  await editor.save();
  expect([...editor.changedFiles().keys()]).toEqual([PHARMACY]);
  const question = page.locator(".field", { has: editor.field("offers/medSync") });
  await question.getByText("What pages say with a yes").click();
  await question.getByRole("link", { name: /^We line up insulin/ }).click();
  await expect(page.getByText("Pages do not show this.")).toBeVisible();
  await page.getByRole("link", { name: /^Do you line up all refills/ }).click();
  await expect(editor.field("offers/medSync")).toBeFocused();
});

test("a page is made, renamed with the places that name it, and deleted with the links to it", async ({
  editor,
  page,
}) => {
  await editor.open("files");
  await page.getByRole("link", { name: "New page" }).last().click();
  await page.getByLabel("What is it called?", { exact: true }).fill("Parking");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(editor.field("title")).toHaveValue("Parking");
  await editor.write("intro", "Park behind the shop.");
  await page.getByRole("button", { name: "Search results", exact: true }).click();
  await editor.write("seo/title", "Parking");
  await editor.write("seo/description", "Where to park.");
  await page.locator("summary", { hasText: "Add section" }).click();
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await editor.write("sections/0/heading", "Behind the shop");
  await page.getByRole("button", { name: "Add text part" }).click();
  await editor.write("sections/0/parts/0/text", "There are six places.");
  await editor.save();
  expect([...editor.changedFiles().keys()]).toEqual(["data/own-pages/parking.yaml"]);

  await editor.open("services/immunizations");
  await page.getByRole("button", { name: "Rename this page" }).click();
  const dialog = page.getByRole("dialog");
  await expect(
    dialog.getByRole("checkbox", { name: /^Site footer, Services/ }).first(),
  ).toBeChecked();
  await dialog.getByLabel("New name", { exact: true }).fill("Vaccines");
  await dialog.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(page.getByText(/^Renamed\./)).toBeVisible();
  await expect(editor.field("title")).toHaveValue("Vaccines");
  expect(editor.text("data/footer.yaml")).toContain('label: "Vaccines"');
  expect(editor.text("data/es/footer.yaml")).toBe(sampleText("es/footer.yaml"));

  await editor.open("own-pages/questions");
  await page.getByRole("button", { name: "Delete this page" }).click();
  await expect(dialog).toContainText("Site footer, Quick links");
  await dialog.getByRole("button", { name: "Delete this page" }).click();
  await expect(page.getByText("Own pages, Questions and answers: deleted")).toBeVisible();
  expect(editor.text("data/own-pages/questions.yaml")).toBe("");
  expect(editor.text("data/es/own-pages/questions.yaml")).toBe("");
  expect(editor.text("data/footer.yaml")).not.toContain("/questions/");
  await page.getByRole("button", { name: /^Take back: .*Questions and answers: deleted/ }).click();
  await expect(page.getByText(/^Taken back: /)).toBeVisible();
  expect(editor.text("data/footer.yaml")).toContain("/questions/");
});

test("a photo that no page shows can be deleted among the pictures", async ({ editor, page }) => {
  const unused = "data/images/old-chair.webp";
  editor.change(unused, await sharp(WHEELCHAIR).toBuffer());
  page.on("dialog", (dialog) => void dialog.accept());
  await editor.open("equipment:categories/0/items/0/picture/file");
  const choose = page.getByRole("button", { name: "Choose a picture" });
  await choose.click();
  const pictures = page.getByRole("dialog", { name: "Choose a picture" });
  await pictures.getByRole("button", { name: "Delete old-chair.webp" }).click();
  await expect(pictures.getByText("Deleted: old-chair.webp")).toBeVisible();
  expect(editor.changedFiles().size).toBe(0);
  await pictures.getByRole("button", { name: "cane.webp", exact: true }).click();
  await expect(choose).toBeFocused();
  await editor.save();
  expect(editor.text("data/equipment.yaml")).toMatch(
    /Folding walker"[^]*?file: "images\/cane\.webp"/,
  );
});
