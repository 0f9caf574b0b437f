/** The tasks of a usual month on the editing screen, as staff do them between two customers. */
import { readFileSync } from "node:fs";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { calendarDay, dayNumber, isoDate } from "../../src/time/wall-clock";
import { sampleText } from "../support/content/sample-files";
import { pharmacy } from "../support/content/sample-pharmacy";
import { type EditingScreen, expect, test } from "../support/browser/editing-screen";

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
  showsPages: true,
});

test.describe.configure({ mode: "default" });

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
  seen?: (page: FrameLocator) => Locator;
  /** True if the page shows it only once it is saved. */
  hasPhoto?: boolean;
  /** What staff read in the list of changes. */
  change: RegExp;
}

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

const snow = "specialHours/0";
const announcement = `announcements/${announcements.length}`;
const item = `categories/0/items/${categories[0]?.items.length}`;

const tasks: Task[] = [
  {
    name: "close tomorrow because of snow",
    start: ["Closed today or tomorrow"],
    focus: "specialHours",
    begin: async (editor) => {
      await editor.write(`${snow}/date`, snowDay());
      await editor.write(`${snow}/reason`, "Snow");
      await expect(
        editor.page.getByText("The page shows this once it is corrected."),
      ).toBeVisible();
    },
    last: `${snow}/hours`,
    right: "Closed",
    seen: (page) => page.getByText("Snow"),
    change: /Special hours: added .* \(Snow\)/,
  },
  {
    name: "change Saturday",
    start: ["Change the hours"],
    focus: "hours/monday",
    last: "hours/saturday",
    right: "10AM-1PM",
    change: /Hours, Saturday: .* became 10AM-1PM/,
  },
  {
    name: "add an item with a photo of your phone",
    start: ["A new item", categories[0]?.name],
    focus: "categories/0/items",
    begin: async (editor) => {
      await editor.write(`${item}/name`, "Transport chair");
      await editor.write(`${item}/picture/alt`, "Light chair with four small wheels");
      await editor.upload(`${item}/picture/file`, {
        name: "image.jpg",
        mimeType: "image/jpeg",
        buffer: await sharp("data/images/wheelchair.webp").jpeg().toBuffer(),
      });
    },
    last: `${item}/description`,
    right: "A light chair that someone else pushes.",
    seen: (page) => page.getByAltText("Light chair with four small wheels"),
    hasPhoto: true,
    change: /Items: added Transport chair/,
  },
  {
    name: "put up an announcement",
    start: ["News"],
    focus: "announcements",
    begin: async (editor) => {
      await editor.write(`${announcement}/title`, "Our parking lot is closed on Friday.");
    },
    last: `${announcement}/until`,
    right: "2099-02-28",
    seen: (page) => page.getByText("Our parking lot is closed on Friday."),
    change: /Announcements: added Our parking lot is closed on Friday\./,
  },
  {
    name: "change the entry of a pharmacist",
    start: ["A person", "Ana Peña, PharmD"],
    focus: "sections/0/people/0/name",
    last: "sections/0/people/0/languages",
    right: "Speaks English, Spanish and French",
    change: /Languages: Speaks English and Spanish became Speaks English, Spanish and French/,
  },
];

const docs = readFileSync("docs/for-staff.md", "utf8");

/** Returns the page that is beside the form, once it is there. */
async function pageBeside(page: Page): Promise<FrameLocator> {
  const shown = page.frameLocator("iframe");
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
        // A press on a label is one on its input, too.
        if (!target.matches("[type=file]") && target.closest("input, textarea, label")) return;
        const pressed = target.closest<HTMLElement>("a, summary, button, input");
        counted(
          1,
          (pressed?.parentElement?.matches("label") ? pressed.parentElement : pressed)?.innerText ??
            "",
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
    await expect(editor.field(focus)).toBeFocused();
    if (begin) await editor.field(focus).click();
    const shown = await pageBeside(page);
    const news = (task.seen?.(shown) ?? shown.getByText(right)).filter({ visible: true });
    await expect(news).toHaveCount(0);
    await begin?.(editor);
    await editor.write(last, right);
    // Before it is saved.
    if (task.hasPhoto)
      await expect(page.getByText("The page shows a new photo once it is saved.")).toBeVisible();
    else await expect(news.first()).toBeVisible();
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
  "the page follows what is typed, and goes back; a press on its text leads to the field; a change is taken back",
  { tag: "@slow" },
  async ({ editor, page }) => {
    const original = editor.text("data/pharmacy.yaml");
    await editor.open("pharmacy:fax");
    const shown = await pageBeside(page);
    const fax = (number: string) => shown.getByText(number).filter({ visible: true });
    const isShown = (number: string) => expect(fax(number)).not.toHaveCount(0);
    const isHidden = (number: string) => expect(fax(number)).toHaveCount(0);

    await editor.write("fax", "(507) 555-0188");
    await isShown("(507) 555-0188");
    // An error is not on the page.
    await editor.write("fax", "(507) 555-01");
    await expect(page.getByText("The page shows this once it is corrected.")).toBeVisible();
    await isShown("(507) 555-0188");

    // A press on a text of the page leads to its field, also in another file. What was typed waits there.
    await shown.getByRole("heading", { level: 1 }).click();
    await expect(page).toHaveURL(/pages\/contact:heading$/);
    await expect(editor.field("heading")).toBeFocused();
    await isHidden("(507) 555-0188");
    await editor.open("pharmacy:fax");
    await expect(editor.field("fax")).toHaveValue("(507) 555-01");
    await editor.write("fax", "(507) 555-0189");
    await isShown("(507) 555-0189");
    expect(editor.text("data/pharmacy.yaml")).toBe(original);
    await editor.save();
    await isShown("(507) 555-0189");

    await page.getByRole("link", { name: "Start page" }).click();
    const change = page.getByRole("listitem").filter({ hasText: "became (507) 555-0189" });
    await change.getByRole("button", { name: /^Take back/ }).click();
    await expect(page.getByText("Taken back: Pharmacy: Fax")).toBeVisible();
    await expect(change.filter({ hasText: "Taken back" })).toBeVisible();
    expect(editor.text("data/pharmacy.yaml")).toBe(original);
  },
);
