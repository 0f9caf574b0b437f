/**
 * The start page of the editing screen: the usual tasks, the search, and the sheet for staff.
 *
 * @jest-environment jsdom
 */
import { readFileSync } from "node:fs";
import { pageTitles } from "../../src/editor/build/page-titles";
import { usualTasks } from "../../src/editor/build/usual-tasks";
import { searchedFields } from "../../src/editor/app/start/search-index";
import { linkLabel } from "../../src/editor/app/kinds/choice";
import { type Site, titledLabel } from "../../src/editor/app/site-context";
import type { SiteFacts } from "../../src/editor/site-facts";
import { says } from "../../src/editor/app/file/find-text";
import { pageShowing } from "../../src/content/languages/page-showing";
import type { ContentFile } from "../../src/content/read/content-file";
import { loadFiles } from "../../src/content/read/load-content";
import { schemaAt } from "../../src/content/schema/inspect-schema";
import { find } from "../../src/lib/find";

const PROGRAMMERS =
  /\b(slug|paths?|ids?|keys?|yaml|npm|node|git|repository|token|terminal|adopt\w*)\b/i;

let allFiles: ContentFile[];
let files: ContentFile[];

beforeAll(async () => {
  allFiles = await loadFiles("data");
  files = allFiles.filter(({ language }) => !language);
});

/** Returns what the screen knows of the addresses and names of pages. */
const namesOf = (targets: readonly string[]): Pick<SiteFacts, "titles" | "pages"> => ({
  titles: pageTitles(allFiles, targets),
  pages: Object.fromEntries(files.map(({ path }) => [path, pageShowing(path, files)])),
});

test("each usual task begins at a field that the schema knows", () => {
  const tasks = usualTasks(files);
  const labels = Object.fromEntries(
    tasks.map(({ name, places }) => [name, places.map(({ label }) => label)]),
  );
  expect(labels["A new item"]).toEqual(expect.arrayContaining(["Mobility Aids", "First Aid"]));
  // The sample has no people, and begins with a page for them.
  expect(labels["A person"]).toEqual(["A new page with the people who work here"]);
  expect(labels["What patients read on …"]).toEqual(
    expect.arrayContaining(["Home page", "Diabetes Care"]),
  );
  const places = tasks.flatMap((task) => task.places).filter(({ address }) => !address);
  for (const { file, field = "" } of places) {
    const { schema, value } = files.find(({ path }) => path === file) as ContentFile;
    const steps = field.split(".").filter(Boolean);
    expect([file, field, Boolean(schemaAt(schema, steps, value))]).toEqual([file, field, true]);
  }
});

describe("the search", () => {
  let fields: Awaited<ReturnType<typeof searchedFields>>;
  const type = (text: string) => find(fields, text).map(({ entry }) => entry.entry);

  beforeAll(async () => {
    const content = Object.fromEntries(allFiles.map(({ path, value }) => [path, value]));
    const site = {
      others: ["es"],
      facts: { tasks: usualTasks(files), ...namesOf(["/services/diabetic-care/"]) },
      content: () => Promise.resolve(content),
    };
    fields = await searchedFields(site as unknown as Site);
  });

  test.each([
    ["fax", "Pharmacy: Fax", "(507) 555-0143"],
    ["snow", "Pharmacy: Special hours", ""],
    ["Saturday", "Pharmacy: Hours, Saturday", "9AM-2PM"],
    ["open sunday", "Pharmacy: Hours, Sunday", ""],
    ["saterday", "Pharmacy: Hours, Saturday", "9AM-2PM"],
    ["thanksgiving reason", "Pharmacy: Special hours, Nov 25, 2027 (Thanksgiving Day), Reason", ""],
    ["suite", "Pharmacy: Address, Second line of the address", "empty"],
    [
      "rollator photo",
      "Equipment catalog: Categories, Mobility Aids, Items, Rollator, Picture",
      "",
    ],
    ["diabetes care summary", "Services: Diabetes Care, Summary", ""],
    ["cuidado de la diabetes", " (Spanish)", ""],
  ])("%s is found by its label, help, value, or what people call it", (text, label, shown) => {
    const [first] = type(text);
    expect(first?.label).toContain(label);
    expect(first?.shown).toContain(shown);
  });

  test("leads to the very field", () => {
    expect(type("fax")[0]?.address).toBe("#/pharmacy:fax");
    expect(type("xylophone")).toEqual([]);
  });
});

test("a text of a page is that of a field whose facts are filled in", () => {
  expect(says("Call {phone} or come by.", "Call (507) 555-0142 or come by.")).toBe(true);
  expect(says("Call {phone} or come by.", "Call us or come.")).toBe(false);
  // Without words of its own, any text would fit.
  expect(says("{phone}", "(507) 555-0142")).toBe(false);
});

test("the sheet for staff is short, above all before the first change, and has no word of programmers", () => {
  const sheet = readFileSync("docs/for-staff.md", "utf8");
  const wordsIn = (text: string) =>
    text
      .replaceAll(/!?\[|\]\([^)]*\)/g, "")
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const [before = ""] = sheet.split("\n## ");
  expect(wordsIn(before)).toBeLessThan(150);
  expect(wordsIn(sheet)).toBeLessThan(450);
  expect(sheet).not.toMatch(PROGRAMMERS);
});

test("pages, and parts of pages, are called by their titles in the language of staff", () => {
  const page = "/services/diabetic-care/";
  const targets = [page, `${page}#a1c-screening`, "/contact/", "/contact/#hours", "/questions/"];
  const facts = namesOf(targets) as SiteFacts;
  const labels = () => targets.map((address) => linkLabel(address, facts));
  expect(labels()).toEqual([
    "Services, Diabetes Care",
    "Services, Diabetes Care, A1C screening",
    "Contact page",
    "Contact page, Hours",
    "Questions and answers",
  ]);
  jest.spyOn(Storage.prototype, "getItem").mockReturnValue("es");
  expect(labels()).toEqual([
    "Services, Cuidado de la diabetes",
    expect.stringMatching(/^Services, Cuidado de la diabetes, .*A1C/),
    "Contact page",
    "Contact page, Hours",
    "Preguntas y respuestas",
  ]);
  expect(titledLabel(facts, "own-pages/questions.yaml")).toBe("Own pages, Preguntas y respuestas");
  // A page that is new, or has no translation, is called as its file.
  expect(titledLabel(facts, "own-pages/parking-lot.yaml")).toBe("Own pages, Parking lot");
});
