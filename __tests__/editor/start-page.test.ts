/**
 * The start page of the editing screen: the usual tasks, the search, and the sheet for staff.
 *
 * @jest-environment jsdom
 */
import { readFileSync } from "node:fs";
import { searchIndex } from "../../src/editor/build/search-index";
import { htmlOf } from "../../src/editor/build/staff-sheet";
import { startPage } from "../../src/editor/build/start-page";
import { usualTasks, wordsOfTasks } from "../../src/editor/build/usual-tasks";
import { searchFields } from "../../src/editor/start/search-fields";
import type { ContentFile } from "../../src/content/read/content-file";
import { loadFiles } from "../../src/content/read/load-content";
import { schemaAt } from "../../src/content/schema/inspect-schema";

const PROGRAMMERS =
  /\b(slug|paths?|ids?|keys?|yaml|npm|node|git|repository|token|terminal|adopt\w*)\b/i;

let allFiles: ContentFile[];
let files: ContentFile[];

beforeAll(async () => {
  allFiles = await loadFiles("data");
  files = allFiles.filter(({ language }) => !language);
});

test("no word of programmers is on the start page", () => {
  document.body.innerHTML = startPage(files, "start.js");
  expect(document.body.textContent).not.toMatch(PROGRAMMERS);
});

test("each usual task begins at a field that the schema knows", () => {
  const tasks = usualTasks(files);
  const labels = Object.fromEntries(
    tasks.map(({ name, places }) => [name, places.map(({ label }) => label)]),
  );
  expect(labels["A new item"]).toEqual(expect.arrayContaining(["Mobility Aids", "First Aid"]));
  // The sample has no people.
  expect(labels["A person"]).toEqual([]);
  expect(labels["What patients read on …"]).toEqual(
    expect.arrayContaining(["Home page", "Diabetes Care"]),
  );
  for (const { file, field = "" } of tasks.flatMap(({ places }) => places)) {
    const { schema, value } = files.find(({ path }) => path === file) as ContentFile;
    expect([
      file,
      field,
      Boolean(schemaAt(schema, field.split(".").filter(Boolean), value)),
    ]).toEqual([file, field, true]);
  }
});

describe("the search", () => {
  const type = async (text: string) => {
    const field = document.querySelector("input") as HTMLInputElement;
    field.dispatchEvent(new Event("focus"));
    field.value = text;
    field.dispatchEvent(new Event("input"));
    await jest.advanceTimersByTimeAsync(2000);
    return [...document.querySelectorAll("#found li")].map((item) => item.textContent);
  };
  const status = () => document.querySelector("[role=status]")?.textContent;
  const index = () => searchIndex(allFiles, wordsOfTasks(files));

  beforeAll(() => {
    jest.useFakeTimers();
    globalThis.fetch = () =>
      Promise.resolve({ ok: true, json: () => Promise.resolve(index()) } as Response);
    document.body.innerHTML = startPage(files, "start.js");
    searchFields();
  });
  afterAll(() => jest.useRealTimers());

  test.each([
    ["fax", "Pharmacy: Fax(507) 555-0143"],
    ["snow", "Pharmacy: Special hours"],
    ["Saturday", "Pharmacy: Hours, Saturday9AM-2PM"],
    ["open sunday", "Pharmacy: Hours, Sunday"],
    ["saterday", "Pharmacy: Hours, Saturday9AM-2PM"],
    [
      "thanksgiving reason",
      "Pharmacy: Special hours, Nov 26 (Thanksgiving Day), ReasonThanksgiving Day",
    ],
    ["suite", "Pharmacy: Address, Second line of the addressempty"],
    ["meters makes sense numbers", "Services, Diabetic care: Summary"],
    ["cuidado de la diabetes", " (Spanish): "],
  ])("%s is found by its label, help, value, or what people call it", async (text, result) => {
    const [first] = await type(text);
    expect(first).toContain(result);
    expect(status()).toMatch(/^\d+ found/);
  });

  test("leads to the very field, and says what to do if nothing fits", async () => {
    await type("fax");
    expect(document.querySelector("#found a")?.getAttribute("href")).toBe(
      "screen.html?field=fax#/collections/_singletons/entries/Pharmacy",
    );
    expect(await type("xylophone")).toEqual([]);
    expect(status()).toMatch(/^Nothing fits\. Try another word/);
  });
});

describe("the sheet for staff", () => {
  const sheet = readFileSync("docs/for-staff.md", "utf8");
  const wordsIn = (text: string) =>
    text
      .replaceAll(/!?\[|\]\([^)]*\)/g, "")
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

  test("is short, above all before the first change, and has no word of programmers", () => {
    const [before = ""] = sheet.split("\n## ");
    expect(wordsIn(before)).toBeLessThan(150);
    expect(wordsIn(sheet)).toBeLessThan(450);
    expect(sheet).not.toMatch(PROGRAMMERS);
  });

  test("is a page with nothing left of Markdown", () => {
    document.body.innerHTML = htmlOf(sheet);
    expect(document.body.textContent).not.toMatch(/[*`|[\]]|(^|\s)[_#]/);
    expect(document.querySelectorAll("tr")).toHaveLength(6);
    expect(document.querySelector("#publish")).not.toBeNull();
  });
});
