/** Data of an older version is told from mistakes: each change once, with the command that makes it. */
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const messages = (problems: string) => problems.match(/^data\//gm) ?? [];

test.each([
  ["a key that has another name", "forms/transfer.yaml", /^errors:/m, "problems:", '"errors"'],
  ["a key that no page shows", "pharmacy.yaml", /^phone:/m, 'tagline: "Near"\nphone:', '"tagline"'],
  [
    "a text that is a group",
    "forms/contact.yaml",
    /^( {2})notSetUp:\n {4}heading: .*\n {4}text: (.*)/m,
    "$1notSetUp: $2",
    "a group of keys: heading, text",
  ],
])("%s", async (_, file, from, to, words) => {
  content.replace(file, from, to);
  const problems = await content.problems();
  expect(problems).toContain("Since version 2.0.0, ");
  expect(problems).toContain(words);
  expect(problems).toContain("npm run update-data");
  expect(messages(problems)).toHaveLength(1);
});

test("other mistakes of the same file are named as ever", async () => {
  content.replace("forms/transfer.yaml", /^errors:/m, "problems:");
  content.replace("forms/transfer.yaml", /^submit:/m, "submitt:");
  const problems = await content.problems();
  expect(problems).toContain('"problems" is called "errors"');
  expect(problems).toContain('Did you mean "submit"?');
  expect(messages(problems)).toHaveLength(2);
});

test("a key that older versions did without says so, beside what to write", async () => {
  content.replace("labels.yaml", /^today: .*\n/m, "");
  const problems = await content.problems();
  expect(problems).toContain('The key "today" is missing here.');
  expect(problems).toContain("It is new in version 2.0.0.");
  expect(messages(problems)).toHaveLength(1);
});

test("so does a file", async () => {
  content.remove("pages/equipment-category.yaml");
  const problems = await content.problems();
  expect(problems).toContain("data/pages/equipment-category.yaml\n  This file is missing.");
  expect(problems).toContain("It is new in version 2.0.0.");
  expect(messages(problems)).toHaveLength(1);
});
