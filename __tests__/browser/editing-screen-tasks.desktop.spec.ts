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
      - name: "Ben Okoye, RPh"
        role: "Pharmacist"
`;

interface Task {
  /** As in `docs/for-staff.md`. */
  name: string;
  /** Words on the start page. */
  start: [string, string?];
  /** Field that has the focus then. For a list, it is the button that adds an entry. */
  focus: string;
  /** Fills in all fields but the last one. */
  begin?: (editor: EditingScreen) => Promise<void>;
  /** The last field. */
  last: string;
  right: string;
  /** What patients see, if it is not the text as it is. */
  seen?: (page: Page) => Locator;
  /** What the strip says before the change is saved, if the page does not show it yet. */
  saysOfPage?: string;
  /** What staff read in the list of changes. */
  change: RegExp;
}

/** What the strip says when the page shows what is typed. */
const SHOWN = "The page shows what you typed. It is not saved yet.";

const specialHours = pharmacy.specialHours ?? [];
const { announcements } = parse(sampleText("announcements.yaml")) as { announcements: object[] };
const { categories } = parse(sampleText("equipment.yaml")) as {
  categories: { name: string; items: object[] }[];
};

/** Tomorrow, or the first day after it that is not special. */
const snowDay = () => {
  let day = dayNumber(calendarDay(Date.now(), pharmacy.timeZone)) + 1;
  while (specialHours.some(({ date }) => date === isoDate(day))) day += 1;
  return isoDate(day);
};

const snow = "specialHours.0";
const announcement = `announcements.${announcements.length}`;
const item = `categories.0.items.${categories[0]?.items.length}`;

const tasks: Task[] = [
  {
    name: "close tomorrow because of snow",
    start: ["Closed today or tomorrow"],
    focus: "specialHours",
    begin: async (editor) => {
      await editor.field(`${snow}.date`).locator("input").fill(snowDay());
      await editor.write(`${snow}.reason`, "Snow");
      const incomplete = editor.page.getByText("The page shows this once nothing is missing.");
      await expect(incomplete).toBeVisible();
    },
    last: `${snow}.hours`,
    right: "Closed",
    seen: (page) => page.getByText("Snow"),
    change: /Special hours: added .* \(Snow\)/,
  },
  {
    name: "change Saturday",
    start: ["Change the hours"],
    focus: "hours.monday",
    last: "hours.saturday",
    right: "10AM-1PM",
    change: /Hours, Saturday: .* became 10AM-1PM/,
  },
  {
    name: "add an item with a photo of your phone",
    start: ["A new item", categories[0]?.name],
    focus: "categories.0.items",
    begin: async (editor) => {
      await editor.write(`${item}.name`, "Transport chair");
      await editor.write(`${item}.picture.alt`, "Light chair with four small wheels");
      await editor.upload(`${item}.picture.file`, {
        name: "IMG_4711.HEIC",
        mimeType: "image/heic",
        buffer: readFileSync(IPHONE_PHOTO),
      });
    },
    last: `${item}.description`,
    right: "A light chair that someone else pushes.",
    seen: (page) => page.getByAltText("Light chair with four small wheels"),
    saysOfPage: "The page shows a new photo once it is saved.",
    change: /Items: added Transport chair/,
  },
  {
    name: "put up an announcement",
    start: ["News"],
    focus: "announcements",
    begin: async (editor) => {
      await editor.write(`${announcement}.title`, "Our parking lot is closed on Friday.");
    },
    last: `${announcement}.until`,
    right: "2099-02-28",
    seen: (page) => page.getByText("Our parking lot is closed on Friday."),
    change: /Announcements: added Our parking lot is closed on Friday\./,
  },
  {
    name: "change the entry of a pharmacist",
    start: ["A person", "Ana Peña, PharmD"],
    focus: "sections.0.people.0.name",
    last: "sections.0.people.0.languages",
    right: "Speaks English, Spanish and French",
    change: /Languages: Speaks English and Spanish became Speaks English, Spanish and French/,
  },
];

const docs = readFileSync("docs/for-staff.md", "utf8");

/** Opens the page that shows the open file. A press again goes to the same window, should the first one be missed. */
async function seePage(page: Page): Promise<Page> {
  const link = page.getByRole("link", { name: "See the page" });
  await expect(async () => {
    await link.click();
    expect(page.context().pages()).toHaveLength(2);
  }).toPass();
  const shown = page.context().pages()[1] as Page;
  await expect(shown.getByRole("heading", { level: 1 })).toBeVisible();
  return shown;
}

/** Returns the numbers of presses and of words that the docs promise for a task. */
function promised(name: string) {
  const row = docs.split("\n").find((line) => line.startsWith(`| ${name} `)) ?? "";
  const [, presses, words] = /\| +(\d+) +\| +(\d+) +\|$/.exec(row) ?? [];
  return { presses: Number(presses), words: Number(words) };
}

/**
 * Counts from the next page on: presses, except those into fields, which Tab reaches, too; and words on what is pressed,
 * and of labels and helps of fields that are filled in.
 */
async function count(page: Page) {
  const counted = { presses: 0, words: 0 };
  await page.exposeFunction("counted", (presses: number, text: string) => {
    counted.presses += presses;
    counted.words += text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  });
  await page.addInitScript(() => {
    const { counted } = window as unknown as { counted: (presses: number, text: string) => void };
    const filled = new Set<Element>();
    addEventListener(
      "click",
      ({ target, isTrusted }) => {
        if (!(target instanceof Element) || !isTrusted) return;
        if (target.closest("#strip, input, textarea")) return;
        counted(
          1,
          target.closest<HTMLElement>("a, summary, button, [role=option]")?.innerText ?? "",
        );
      },
      true,
    );
    addEventListener(
      "input",
      ({ target }) => {
        const field = target instanceof Element && target.closest<HTMLElement>(".field");
        if (!field || filled.has(field)) return;
        filled.add(field);
        counted(0, field.innerText);
      },
      true,
    );
  });
  return counted;
}

for (const { name, start, focus, begin, last, right, ...task } of tasks) {
  test(name, { tag: ["@slow", "@firefox"] }, async ({ editor, page, server }) => {
    if (last.includes("people")) {
      editor.change(`data/${TEAM}`, team);
      // The new file is a change of its own.
      await server.renew();
    }
    const counted = await count(page);
    await page.goto(server.url);
    for (const words of start) {
      await page
        .locator("a, summary")
        .filter({ hasText: new RegExp(`^${words}`) })
        .click();
    }
    if (begin) {
      const add = editor.field(focus).locator("button:focus");
      await expect(add).toHaveText(/Add/);
      await add.click();
    } else {
      await expect(editor.field(focus).getByRole("textbox")).toBeFocused();
    }
    const shown = await seePage(page);
    const news = (task.seen?.(shown) ?? shown.getByText(right)).filter({ visible: true });
    await expect(news).toHaveCount(0);
    await begin?.(editor);
    await editor.write(last, right);
    await expect(page.getByText(task.saysOfPage ?? SHOWN)).toBeVisible();
    await editor.save();
    const { presses, words } = promised(name);
    await expect.poll(() => counted.presses).toBe(presses);
    expect(counted.words).toBeLessThanOrEqual(words);
    await expect(news.first()).toBeVisible();
    await page.getByRole("link", { name: "Start page" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: task.change }).first()).toBeVisible();
  });
}

test(
  "a change is refused, shown before it is saved, restored after a reload, and taken back",
  { tag: "@slow" },
  async ({ editor, page }) => {
    page.on("dialog", (dialog) => void dialog.accept());
    const original = editor.text("data/pharmacy.yaml");
    await editor.choose("Pharmacy");
    const shown = await seePage(page);
    const fax = (number: string) => shown.getByText(number).filter({ visible: true });
    const isShown = (number: string) => expect(fax(number)).not.toHaveCount(0);
    const isHidden = (number: string) => expect(fax(number)).toHaveCount(0);

    // A press on a text of the page leads to its field, also in another file.
    await shown.getByRole("heading", { level: 1 }).click();
    await expect(editor.field("heading").getByRole("textbox")).toBeFocused();
    await editor.choose("Pharmacy");
    // There is one window for pages.
    await page.getByRole("link", { name: "See the page" }).click();
    expect(page.context().pages()).toHaveLength(2);

    await editor.write("fax", "(507) 555-0188");
    await expect(page.getByText(SHOWN)).toBeVisible();
    await isShown("(507) 555-0188");
    // An error is not on the page.
    await editor.write("fax", "(507) 555-01");
    await page.getByText("Show", { exact: true }).click();
    await expect(page.getByRole("button", { name: "Pharmacy: Fax" })).toBeVisible();
    await isShown("(507) 555-0188");
    // What was typed goes from the page when the file is left.
    await page.getByRole("button", { name: "Cancel Editing" }).click();
    await isHidden("(507) 555-0188");
    await expect(page.getByText("The page shows this once it is corrected.")).toBeHidden();

    await editor.choose("Pharmacy");
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(editor.field("fax").getByRole("textbox")).toHaveValue("(507) 555-01");
    await editor.write("fax", "(507) 555-0189");
    await isShown("(507) 555-0189");
    // A reload loses nothing.
    await expect.poll(() => editor.hasBackup("Pharmacy", "(507) 555-0189")).toBe(true);
    await page.reload();
    await isHidden("(507) 555-0189");
    expect(editor.text("data/pharmacy.yaml")).toBe(original);
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByRole("button", { name: "Save" })).toBeEnabled();
    await editor.save();
    await isShown("(507) 555-0189");

    await page.getByText("Last changes").click();
    const change = page.getByRole("listitem").filter({ hasText: "became (507) 555-0189" });
    await change.getByRole("button", { name: /^Take back/ }).click();
    await expect(page.getByText("Taken back: Pharmacy: Fax")).toBeVisible();
    await isHidden("(507) 555-0189");
    expect(editor.text("data/pharmacy.yaml")).toBe(original);
  },
);
