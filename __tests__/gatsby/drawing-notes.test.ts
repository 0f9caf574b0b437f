import { readFileSync } from "node:fs";
import { join } from "node:path";
import { removeDrawingNotes } from "../../src/gatsby/remove-drawing-notes";
import { withoutNotes } from "../../src/gatsby/without-notes";
import { SAMPLE_COPY } from "../../tools/adopt/copy-sample";
import { XMP } from "../support/content/photos";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

const drawing = (notes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${notes}<title>Café</title><path d="M0 0h9v9z"/></svg>\n`;

test.each([
  ["what its programs noted", `<metadata>\r\n${XMP}<!-- of 2024 --></metadata>`],
  [
    "such notes with a prefix",
    `<s:metadata xmlns:s="http://www.w3.org/2000/svg">${XMP}</s:metadata>`,
  ],
  ["notes within notes", "<metadata><metadata>Apple</metadata>GPS</metadata>"],
  ["empty notes", "<metadata/>"],
  ["a comment", "<!-- Jane's iPhone, é -->"],
])("a drawing goes out without %s", (_, notes) => {
  expect(withoutNotes(drawing(notes))).toBe(drawing(""));
});

test("a drawing without notes stays as it is, to the letter", () => {
  const logo = readFileSync(join(SAMPLE_COPY, "static", "logo.svg"), "utf8");
  expect(withoutNotes(logo)).toBe(logo);
});

test("every drawing of the build is looked through", async () => {
  folder.write("static/CARD.SVG", drawing(`<metadata>${XMP}</metadata>`));
  await removeDrawingNotes(folder.path());
  expect(readFileSync(join(folder.path(), "static", "CARD.SVG"), "utf8")).toBe(drawing(""));
});
