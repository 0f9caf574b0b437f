/** The tasks of a usual month on the editing screen, as staff do them between two customers. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { parse } from "yaml";
import { calendarDay, dayNumber, isoDate } from "../../src/time/wall-clock";
import { sampleText } from "../support/content/sample-files";
import { pharmacy } from "../support/content/sample-pharmacy";
import { type EditingScreen, expect, test } from "../support/browser/editing-screen";

// The screen renders a field when it is in the viewport.
test.use({
  viewport: { width: 1440, height: 6000 },
  contextOptions: { reducedMotion: "reduce" },
  showsPages: true,
});

test.describe.configure({ mode: "default" });

/** Photo in the format of iPhones. */
const IPHONE_PHOTO = "__tests__/support/browser/photos/wheelchair.heic";

const TEAM = "own-pages/our-team.yaml";

const team = `title: "Our Team"
intro: "The people behind the counter in {city}."
seo:
  title: "Our pharmacists in {city}"
  description: "Who works at {shortName}, and in which languages you can talk with us."
sections:
  - type: "people"
    heading: "Pharmacists"
    people:
      - name: "Ana Peña, PharmD"
        role: "Pharmacist in charge"
        languages: "Speaks English and Spanish"
`;

interface Task {
  /** As in `docs/edit.md`. */
  name: string;
  /** File below `data/`. */
  file: string;
  /** Words in the list of files, and in the list of a folder. */
  place: [string, string?];
  /** Name under which the screen keeps what is not saved. */
  backup: string;
  /** Opens the groups, and fills in all fields but the last one. */
  begin: (editor: EditingScreen) => Promise<void>;
  /** The last field. */
  last: string;
  wrong: string;
  /** What the screen says about the wrong value. */
  refusal: string;
  right: string;
  /** What patients see, if it is not the text as it is. */
  seen?: (page: Page) => Locator;
  /** What staff read in the list of changes. */
  change: RegExp;
}

const specialHours = pharmacy.specialHours ?? [];
const { announcements } = parse(sampleText("announcements.yaml")) as { announcements: object[] };
const { categories } = parse(sampleText("equipment.yaml")) as { categories: { items: object[] }[] };

/** Tomorrow, or the first day after it that is not special. */
const snowDay = () => {
  let day = dayNumber(calendarDay(Date.now(), pharmacy.timeZone)) + 1;
  while (specialHours.some(({ date }) => date === isoDate(day))) day += 1;
  return isoDate(day);
};

const snow = `specialHours.${specialHours.length}`;
const announcement = `announcements.${announcements.length}`;
const item = `categories.0.items.${categories[0]?.items.length}`;

const tasks: Task[] = [
  {
    name: "close tomorrow because of snow",
    file: "pharmacy.yaml",
    place: ["Pharmacy"],
    backup: "Pharmacy",
    begin: async (editor) => {
      await editor
        .field("specialHours")
        .getByRole("button", { name: /Add.*special day/ })
        .click();
      await editor.field(`${snow}.date`).locator("input").fill(snowDay());
      await editor.write(`${snow}.reason`, "Snow");
    },
    last: `${snow}.hours`,
    wrong: "10AM-25PM",
    refusal: "has an hour that is not on a 12-hour clock",
    right: "Closed",
    seen: (page) => page.getByText("Snow"),
    change: /Special hours: added 20/,
  },
  {
    name: "change Saturday",
    file: "pharmacy.yaml",
    place: ["Pharmacy"],
    backup: "Pharmacy",
    begin: (editor) => editor.unfold("hours"),
    last: "hours.saturday",
    wrong: "10AM-25PM",
    refusal: "has an hour that is not on a 12-hour clock",
    right: "10AM-1PM",
    change: /Hours, Saturday: .* became 10AM-1PM/,
  },
  {
    name: "add an item with a photo of your phone",
    file: "equipment.yaml",
    place: ["Equipment catalog"],
    backup: "EquipmentCatalog",
    begin: async (editor) => {
      await editor.unfold("categories");
      await editor
        .field("categories.0.items")
        .getByRole("button", { name: /Add.*equipment item/ })
        .click();
      await editor.write(`${item}.name`, "Transport chair");
      await editor.write(`${item}.picture.alt`, "Light chair with four small wheels");
      await editor.upload(`${item}.picture.file`, {
        name: "IMG_4711.HEIC",
        mimeType: "image/heic",
        buffer: readFileSync(IPHONE_PHOTO),
      });
    },
    last: `${item}.description`,
    wrong: "A light chair. Call {pharmacist}.",
    refusal: "There is no fact {pharmacist}.",
    right: "A light chair that someone else pushes.",
    seen: (page) => page.getByAltText("Light chair with four small wheels"),
    change: /Items: added Transport chair/,
  },
  {
    name: "put up an announcement",
    file: "announcements.yaml",
    place: ["Announcements"],
    backup: "Announcements",
    begin: async (editor) => {
      await editor
        .field("announcements")
        .getByRole("button", { name: /Add.*announcement/ })
        .click();
      await editor.write(`${announcement}.title`, "Our parking lot is closed on Friday.");
    },
    last: `${announcement}.until`,
    wrong: "2099-02-30",
    refusal: "is not in the calendar",
    right: "2099-02-28",
    seen: (page) => page.getByText("Our parking lot is closed on Friday."),
    change: /Announcements: added Our parking lot is closed on Friday\./,
  },
  {
    name: "change the entry of a pharmacist",
    file: TEAM,
    place: ["Own pages", "Our Team"],
    backup: "our-team",
    begin: async (editor) => {
      await editor.unfold("sections");
      await editor.unfold("sections.0.people");
    },
    last: "sections.0.people.0.languages",
    wrong: "Speaks <b>three</b> languages",
    refusal: "Pages show texts as they are",
    right: "Speaks English, Spanish and French",
    change: /Languages: Speaks English and Spanish became Speaks English, Spanish and French/,
  },
];

const docs = readFileSync("docs/edit.md", "utf8");

/** Opens the page that shows the open file. */
async function seePage(page: Page): Promise<Page> {
  const popup = page.waitForEvent("popup");
  await page.getByRole("link", { name: "See the page" }).click();
  const shown = await popup;
  // The first page of its kind is compiled when somebody opens it.
  await expect(shown.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 60_000 });
  return shown;
}

/** Returns the number of presses that the docs promise for a task. */
function promisedPresses(name: string): number {
  const row = docs.split("\n").find((line) => line.startsWith(`| ${name} `)) ?? "";
  return Number(/\| +(\d+) +\|/.exec(row)?.[1]);
}

/** Counts presses on the screen from now on, except those into fields, which Tab reaches, too. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction("pressed", () => (presses += 1));
  await page.evaluate(() => {
    const { pressed } = window as unknown as { pressed: () => void };
    addEventListener(
      "click",
      ({ target, isTrusted }) => {
        const isPress = target instanceof Element && !target.closest("#strip, input, textarea");
        if (isTrusted && isPress) pressed();
      },
      true,
    );
  });
  return () => presses;
}

for (const task of tasks) {
  const { name, file, place, backup, begin, last, wrong, refusal, right, change } = task;

  test(name, { tag: "@slow" }, async ({ editor, page }) => {
    if (file === TEAM) {
      editor.change(`data/${file}`, team);
      await page.reload();
      // The new file is a change of its own.
      await page.getByText("Last changes").click();
      await expect(page.getByRole("listitem").filter({ hasText: "Our team: new" })).toBeVisible();
    }
    const original = editor.text(`data/${file}`);
    page.on("dialog", (dialog) => void dialog.accept());
    const presses = await countPresses(page);
    await editor.choose(...place);
    const shown = await seePage(page);
    const seen = task.seen?.(shown) ?? shown.getByText(right);
    const news = seen.filter({ visible: true });
    await expect(news).toHaveCount(0);
    await begin(editor);

    // A wrong value is named, and nothing is written.
    await editor.write(last, wrong);
    const hasPhoto = name.includes("photo");
    const saysOfPage = (words: string) =>
      expect(
        page.getByText(hasPhoto ? "The page shows a new photo once it is saved." : words),
      ).toBeVisible();
    await saysOfPage("The page shows this once it is corrected.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alertdialog")).toContainText(refusal);
    await expect.poll(presses).toBe(promisedPresses(name));
    expect(presses() - 1, "presses before Save").toBeLessThanOrEqual(6);
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    expect(editor.text(`data/${file}`)).toBe(original);

    // The page shows what is not saved yet.
    await editor.write(last, right);
    await saysOfPage("The page shows what you typed. It is not saved yet.");
    if (!hasPhoto) await expect(news.first()).toBeVisible();
    expect(editor.text(`data/${file}`)).toBe(original);

    // A reload loses nothing.
    const kept = `${JSON.stringify(last)}:${JSON.stringify(right)}`;
    await expect.poll(() => editor.hasBackup(backup, kept)).toBe(true);
    await page.reload();
    await expect(news).toHaveCount(0);
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByRole("button", { name: "Save" })).toBeEnabled();
    await editor.save();
    expect(editor.text(`data/${file}`)).toContain(right);
    await expect(news.first()).toBeVisible();

    const changes = page.getByText("Last changes");
    if (file === TEAM) await changes.click();
    await changes.click();
    await page
      .getByRole("listitem")
      .filter({ hasText: change })
      .first()
      .getByRole("button", { name: /^Take back/ })
      .click();
    await expect.poll(() => editor.text(`data/${file}`)).toBe(original);
    await expect(news).toHaveCount(0);
  });
}

test(
  "a mistake is not on the page, and what was typed goes from it when the file is left",
  { tag: "@slow" },
  async ({ editor, page }) => {
    page.on("dialog", (dialog) => void dialog.accept());
    await editor.choose("Pharmacy");
    const shown = await seePage(page);
    const fax = (number: string) => shown.getByText(number).filter({ visible: true });
    await editor.write("fax", "(507) 555-0188");
    await expect(fax("(507) 555-0188")).not.toHaveCount(0);
    await editor.write("fax", "(507) 555-01");
    await page.getByText("Show", { exact: true }).click();
    await expect(page.getByRole("button", { name: "Pharmacy: Fax" })).toBeVisible();
    await expect(fax("(507) 555-0188")).not.toHaveCount(0);

    await page.getByRole("button", { name: "Cancel Editing" }).click();
    await expect(fax("(507) 555-0188")).toHaveCount(0);
    await expect(page.getByText("The page shows this once it is corrected.")).toBeHidden();
  },
);
