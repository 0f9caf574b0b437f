/** The editing screen writes valid content files. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { checkContent } from "../../src/content/check-content";
import { formatProblems } from "../../src/content/problem";
import { findTexts } from "../../src/content/read/content-file";
import { contentTypeAt, isFolderType } from "../../src/content/schema/content-files";
import { labelOf } from "../../src/editor/labels";
import { copyContent } from "../../tools/build/content-files";
import { sampleText } from "../support/content/sample-files";
import { pharmacy } from "../support/content/sample-pharmacy";
import { contentFiles, expect, test } from "../support/browser/editing-screen";

test.use({ viewport: { width: 1440, height: 1000 }, contextOptions: { reducedMotion: "reduce" } });

const WHEELCHAIR = "data/images/wheelchair.webp";

const { saturday } = pharmacy.hours;
const newSaturday = saturday === "9AM-3PM" ? "9AM-1PM" : "9AM-3PM";

/** Items of the first category of an equipment catalog. */
const itemsIn = (catalog = "") =>
  (parse(catalog) as { categories: { items: object[] }[] }).categories[0]?.items ?? [];

const newItem = `categories.0.items.${itemsIn(sampleText("equipment.yaml")).length}`;

test("an hour, a waiting time and a new item with a photo are saved as the site can be built from them", async ({
  editor,
  page,
}, testInfo) => {
  // The screen renders a field when it is in the viewport, so the viewport is tall.
  await page.setViewportSize({ width: 1440, height: 6000 });
  await editor.choose("Pharmacy");
  await editor.unfold("hours");
  await editor.write("hours.saturday", newSaturday);
  await editor.unfold("readyTimes.refill");
  await editor.field("readyTimes.refill.minutes.0").getByRole("spinbutton").fill("25");
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
      .replace(/(?<=refill:\n +minutes: )\[\d+\]/, "[25]"),
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

  const folder = testInfo.outputPath("site");
  copyContent(folder);
  for (const [file, bytes] of changed) writeFileSync(join(folder, file), bytes);
  const { problems } = await checkContent(folder);
  expect(formatProblems(problems)).toBe("");
});

test(
  "what somebody else changed in an open file is kept, and what both changed is asked about",
  {
    tag: "@firefox",
  },
  async ({ editor, page }) => {
    const path = "data/pharmacy.yaml";
    const change = (key: string, number: string) =>
      editor.change(
        path,
        editor
          .text(path)
          .replace(new RegExp(`^${key}: .*$`, "m"), `${key}: "${number}" # by phone`),
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
  },
);

test("with a Git service the site has the screen, and leads nobody to it", async ({
  page,
  request,
}) => {
  await page.goto("/edit/");
  await expect(page.getByRole("button", { name: "Sign In Using Access Token" })).toBeVisible();
  for (const path of ["/sitemap-0.xml", "/robots.txt", "/"]) {
    const response = await request.get(path);
    expect(response.ok()).toBe(true);
    expect(await response.text()).not.toContain("/edit/");
  }
});

test(
  "a file of every kind opens and saves, and nothing but the change is written",
  {
    tag: "@slow",
  },
  async ({ editor }) => {
    test.setTimeout(180_000);
    for (const path of oneOfEachKind) {
      await test.step(path, async () => {
        const original = readFileSync(path, "utf8");
        const { place, groups, text } = firstText(path, original);
        // The first letter that is not in the name of a fact, as `{phone}`.
        const otherWords = text.replace(/\p{L}(?![^{]*\})/u, "*");
        const changed = text.startsWith("#") ? "#0a0b0c" : otherWords;
        await editor.choose(...placeOf(path));
        for (const group of groups) await editor.unfold(group);
        await editor.write(place, changed, descriptionOf(path).language);
        await editor.save();
        const now = editor.text(path);
        const expected = original.replace(JSON.stringify(text), JSON.stringify(changed));
        expect([now, withoutKeptId(now, changed)]).toContain(expected);
      });
    }
    expect([...editor.changedFiles().keys()].sort()).toEqual([...oneOfEachKind].sort());
  },
);

/** Takes away the `id` that an entry keeps when its name is corrected, so that its translation stays. */
const withoutKeptId = (text: string, name: string) =>
  text.replace(/- id: "[a-z0-9-]+"\n +(\w+: .*)/g, (entry, rest: string) =>
    rest.endsWith(JSON.stringify(name)) ? `- ${rest}` : entry,
  );

/** One file of each type, and translations; `tools/edit-content-yaml.test.ts` covers all files. */
const oneOfEachKind = [
  ...new Map(
    contentFiles
      .filter((path) => path.endsWith(".yaml") && !descriptionOf(path).language)
      .map((path) => [descriptionOf(path).typeName, path]),
  ).values(),
  "data/es/labels.yaml",
  "data/es/services/immunizations.yaml",
];

function descriptionOf(path: string) {
  const description = contentTypeAt(path.replace("data/", ""));
  if (!description) throw new Error(`The site does not know ${path}.`);
  return description;
}

/** The labels under which the screen lists a file, or the one that it translates. */
function placeOf(path: string): [string, string?] {
  const original = path.replace("data/es/", "data/");
  const [folder = "", name] = original.replace(/^data\/|\.yaml$/g, "").split("/");
  const type = descriptionOf(original);
  const label = labelOf(type.typeName);
  if (!name) return [label];
  const { title } = parse(readFileSync(original, "utf8")) as { title?: string };
  return [labelOf(folder), isFolderType(type) ? title : label];
}

/** Finds the first free text or color of a file, and the groups to unfold before it. */
function firstText(path: string, original: string) {
  const texts = findTexts(descriptionOf(path).schema, parse(original));
  const found = texts.find(({ fieldType }) => ["text", "label", "color"].includes(fieldType));
  if (!found) throw new Error(`${path} has no text.`);
  const steps = found.path.map(String);
  const groups = steps
    .map((_, index) => steps.slice(0, index))
    .filter((group) => group.length > 0 && !/^\d+$/.test(group.at(-1) ?? ""));
  return {
    place: steps.join("."),
    groups: groups.map((group) => group.join(".")),
    text: found.text,
  };
}
