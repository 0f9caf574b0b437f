/** Files that cannot be read: one mistake is said once, and on its own line. */
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const FOOTER = `about:
  heading: "About"
  text: "Hello."
days:
  - date: "2026-11-26"
    hours: "Closed"
  - date: "2026-11-27"
    hours: "9AM-5PM"
  - date: "2026-12-25"
    hours: "Closed"
names:
  - "One"
  - "Two"
  - "Three"
`;

/** Spoils the footer, and expects one problem in its line. */
async function expectOnly(from: string | RegExp, to: string, line: number, message: string) {
  content.write("footer.yaml", FOOTER);
  content.replace("footer.yaml", from, to);
  const problems = await content.problems();
  expect(problems).toMatch(new RegExp(`^data/footer\\.yaml:${line}:\\d+$`, "m"));
  expect(problems).toContain(message);
  expect(problems.match(/^data\//gm)).toHaveLength(1);
}

test.each([
  ["the first entry's, and its space", '  - date: "2026-11-26"', '    date: "2026-11-26"', 5],
  ["the first entry's, at its column", '  - date: "2026-11-26"', '  date: "2026-11-26"', 5],
  ["a later entry's", '  - date: "2026-11-27"', '    date: "2026-11-27"', 7],
  ["a later entry's, at its column", '  - date: "2026-11-27"', '  date: "2026-11-27"', 7],
  ["the last entry's, at its column", '  - date: "2026-12-25"', '  date: "2026-12-25"', 9],
  ["the space behind one", '  - date: "2026-11-27"', '  -date: "2026-11-27"', 7],
  ["a text's", '  - "Two"', '    "Two"', 13],
  ["a text's, at its column", '  - "Two"', '  "Two"', 13],
  ["the first text's", '  - "One"', '    "One"', 12],
  ["the space behind a text's", '  - "Two"', '  -"Two"', 13],
  ["that of a text without quotes", '  - "Two"', "  Two", 13],
])("a hyphen that is missing is shown where it is: %s", async (_, from, to, line) => {
  await expectOnly(from, to, line, "The hyphen of a list's entry is missing here");
});

test("an entry without quotes does not swallow the next one, whose hyphen is missing", async () => {
  content.replace(
    "otc.yaml",
    /- "Acetaminophen tablets"\n +- "Ibuprofen tablets"/,
    "- Acetaminophen tablets\n        Ibuprofen tablets",
  );
  const problems = await content.problems();
  expect(problems).toContain("|         Ibuprofen tablets\n  |         ^");
  expect(problems).toContain('Write - "Ibuprofen tablets"');
  expect(problems.match(/^data\//gm)).toHaveLength(1);
});

test("the hyphen of a group that holds a list is missing at the group's first line", async () => {
  content.replace("otc.yaml", '  - name: "Cold', '    name: "Cold');
  const problems = await content.problems();
  expect(problems).toContain('|     name: "Cold');
  expect(problems).toContain("The hyphen of a list's entry is missing here");
  expect(problems.match(/^data\//gm)).toHaveLength(1);
});

test.each([
  ["...", "days:", "...\ndays:", 4, "A line with ... ends the file."],
  ["...", "  text:", "...\n  text:", 3, "A line with ... ends the file."],
  ["... at the top", "about:", "...\nabout:", 1, "A line with ... ends the file."],
  ["---", "days:", "---\ndays:", 4, "A line with --- begins a second list"],
  ["--- in a group", "  text:", "---\n  text:", 3, "A line with --- begins a second list"],
  ["a heading", "days:", "--- Days ---\ndays:", 4, "A line with --- begins a second list"],
  ["--- twice", "about:", "---\n---\nabout:", 2, "A line with --- begins a second list"],
])("a stray %s is shown on its own line", async (_, from, to, line, message) => {
  await expectOnly(from, to, line, message);
});

test("--- before everything and ... after it do no harm", async () => {
  content.replace("labels.yaml", /^/, "# Words\n---\n");
  content.replace("labels.yaml", /$/, "...\n# The end\n");
  expect(await content.problems()).toBe("");
});

test.each([
  ["tabs", /^ {2}/gm, "\t", 2, "The same on line 3, 5"],
  ["lost letters", /Hello|Three/g, "caf\ufffd", 3, "The same on line 14."],
  [
    "a merge conflict",
    "days:",
    "<<<<<<< ours\n=======\n>>>>>>> theirs\ndays:",
    4,
    "The same on line 5, 6.",
  ],
])("%s on several lines are one mistake", async (_, from, to, line, message) => {
  await expectOnly(from, to, line, message);
});

test.each([
  ["a list's name that was deleted", "days:\n", "", 4, "no key above names the list"],
  ["a line moved by one", "  text:", "   text:", 3, "does not begin where its neighbors do"],
  ["a key without its colon", "names:", "names", 11, "A colon or a quotation mark is missing"],
  ["an apostrophe", '"Hello."', "'We're open'", 3, `key: "We're open".`],
  [
    "a cut text",
    '"Hello."',
    "We are\n    the #1\n    in town",
    4,
    "what follows this # for a note",
  ],
  ["a cut list", '"Hello."', "[Suite #200]", 3, "what follows this # for a note"],
])("of %s, what follows from it is not said", async (_, from, to, line, message) => {
  await expectOnly(from, to, line, message);
});

test("keys that stand twice are mistakes of their own, each of them", async () => {
  content.write("footer.yaml", `${FOOTER}about: x\ndays: y\n`);
  expect((await content.problems()).match(/The same key stands twice/g)).toHaveLength(2);
});

test("links to a page whose file cannot be read are no mistakes", async () => {
  content.replace("services/immunizations.yaml", /^title:/m, "title");
  content.replace("header.yaml", '"/about/"', '"/services/immunizations/#booking"');
  const problems = await content.problems();
  expect(problems).toContain("data/services/immunizations.yaml:1");
  expect(problems.match(/^data\//gm)).toHaveLength(1);
});
