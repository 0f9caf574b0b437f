/** Any color of a brand is taken, and the check says which shade pages show. */
import { stringify } from "yaml";
import { checkContent } from "../../src/content/check-content";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();
const colors = { main: "#0b5650", tint: "#e0f0e8", accent: "#e98a6b" };

const found = async () => {
  const { problems, notes } = await checkContent(content.root());
  return { problems, notes: notes.map(({ file, line, message }) => `${file}:${line} ${message}`) };
};

test.each([
  ["main", "#f97316", /white text on a button|softer text|links/],
  ["main", "#c8102e", /links|text on a button/],
  ["tint", "#7fb8a0", /softer text|links/],
  ["accent", "#2b1a6b", /icons on a dark band/],
  ["background", "#d8b98a", /text|links/],
])("as %s, %s is taken, and pages show a shade that can be read", async (key, color, pair) => {
  content.write("brand.yaml", stringify({ ...colors, [key]: color }));
  const { problems, notes } = await found();
  expect(problems).toEqual([]);
  expect(notes).toEqual([expect.stringMatching(/^data\/brand\.yaml:\d Pages show it as "#\w{6}"/)]);
  expect(notes[0]).toMatch(pair);
  expect(notes[0]).toMatch(/a contrast of \d+(\.\d)?:1, where people who see poorly need [37]:1/);
});

test("a cream is shown as it is", async () => {
  content.write("brand.yaml", stringify({ ...colors, background: "#fbf6ea" }));
  expect(await found()).toEqual({ problems: [], notes: [] });
});
