/** Characters that nobody sees are named where they break something. */
import { checkContent } from "../../src/content/check-content";
import { formatProblems } from "../../src/content/problem";
import { contentCopy } from "../support/content/content-copy";
import { halves } from "../support/content/photos";

const content = contentCopy();

const warnings = async () =>
  formatProblems((await checkContent(content.root(), Date.parse("2026-11-22"))).warnings);

const count = (problems: string) => problems.match(/^data\//gm)?.length ?? 0;

test.each([
  [
    "a mailbox",
    ["email"],
    "in\u200bfo@juniper.example",
    'an invisible zero-width space after "in"',
  ],
  [
    "a link",
    ["storefrontUrl"],
    "https://shop.juniper\u2060.example/",
    "an invisible word joiner after",
  ],
  [
    "a number copied on an iPhone",
    ["phone"],
    "\u202a(507) 555-0142\u202c",
    'mark of text direction before "(507)"',
  ],
  ["hours", ["hours", "monday"], "9AM-\u200b7PM", 'zero-width space after "9AM-"'],
  ["a time zone", ["timeZone"], "America/\u00adChicago", 'soft hyphen after "America/"'],
  [
    "the name of a part",
    ["servicesDesk", "name"],
    "Services desk\u200b",
    'zero-width space after "desk"',
  ],
  [
    "a special day",
    ["specialHours", 0, "date"],
    "2026-12-25\u00a0",
    "no-break space, which only looks",
  ],
])("in %s", async (_, path, value, message) => {
  content.set("pharmacy.yaml", path, value);
  const problems = await content.problems();
  expect(problems).toContain(message);
  expect(problems).toMatch(/^data\/pharmacy\.yaml:\d+:\d+$/m);
  expect(problems).not.toContain("Did you mean");
  expect(count(problems)).toBe(1);
});

test.each([
  ["braces", "pages/error.yaml", ["text"], "Call {\u200bphone}.", 'zero-width space after "{"'],
  ["an icon", "services/immunizations.yaml", ["icon"], "syringe\u200b", 'after "syringe"'],
  ["a path", "header.yaml", ["home", "path"], "/\ufeff", 'byte order mark after "/"'],
])("in %s", async (_, file, path, value, message) => {
  content.set(file, path, value);
  const problems = await content.problems();
  expect(problems).toContain(message);
  expect(count(problems)).toBe(1);
});

test("in the name of a department on a special day", async () => {
  content.set(
    "pharmacy.yaml",
    ["specialHours"],
    [
      {
        date: "2026-12-24",
        hours: "9AM-2PM",
        departments: [{ name: "Services\u00a0desk", hours: "Closed" }],
      },
    ],
  );
  const problems = await content.problems();
  expect(problems).toContain('a no-break space, which only looks like a space, after "Services"');
  expect(problems).not.toContain("Did you mean");
});

test("before a key", async () => {
  content.replace("pharmacy.yaml", /^fax:/m, "\ufefffax:");
  const problems = await content.problems();
  expect(problems).toContain('There is an invisible byte order mark before "fax".');
  expect(count(problems)).toBe(1);
});

test("in the name of a screenshot from a Mac", async () => {
  content.write("images/Screenshot 9.41\u202fAM.png", await halves().png().toBuffer());
  const file = ["categories", 0, "items", 0, "picture", "file"];
  content.set("equipment.yaml", file, "images/Screenshot 9.41 AM.png");
  const problems = await content.problems();
  expect(problems).toContain("a narrow no-break space, which only looks like a space, after");
  expect(problems).not.toContain("Did you mean");
  content.set("equipment.yaml", file, "images/Screenshot 9.41\u202fAM.png");
  expect(await content.problems()).toBe("");
});

test.each(["services/foot\u200b-care.yaml", "footer\u200b.yaml"])(
  "in the name of a file: %j",
  async (file) => {
    content.write(file, content.text("services/immunizations.yaml"));
    expect(await content.problems()).toContain("an invisible zero-width space after");
  },
);

test.each([
  ["in the middle of a word", "Vac\u200bcines", "zero-width space"],
  ["in front", "\ufeffVaccines", "byte order mark"],
])("%s of a text it is a warning", async (_, text, name) => {
  content.set("pages/error.yaml", ["text"], text);
  expect(await content.problems()).toBe("");
  expect(await warnings()).toContain(`There is an invisible ${name}`);
});

test.each([
  ["a family", "For families 👨‍👩‍👧 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  ["a hyphen for long words", "Blut\u00addruck\u00admessung"],
  ["French", "Ouvert\u00a0! À 9\u202fh\u00a0: «\u00a0oui\u00a0»"],
  ["Arabic with a number", "اتصل \u200e(507) 555-0199\u200f"],
  ["Khmer", "ឱសថ\u200bស្ថាន"],
  ["Persian", "می\u200cخواهم"],
])("%s needs its invisible characters", async (_, text) => {
  content.set("pages/error.yaml", ["text"], text);
  expect(await content.problems()).toBe("");
  expect(await warnings()).toBe("");
});
