import { readFileSync } from "node:fs";
import { join } from "node:path";
import { removeSvgMetadata, withoutSvgMetadata } from "../../src/gatsby/pictures/svg-metadata";
import { XMP } from "../support/content/photos";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

const drawing = (metadata: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${metadata}<title>Café</title><path d="M0 0h9v9z"/></svg>\n`;

test.each([
  ["what its programs noted", `<metadata>\r\n${XMP}<!-- of 2024 --></metadata>`],
  [
    "such metadata with a prefix",
    `<s:metadata xmlns:s="http://www.w3.org/2000/svg">${XMP}</s:metadata>`,
  ],
  ["metadata within metadata", "<metadata><metadata>Apple</metadata>GPS</metadata>"],
  ["empty metadata", "<metadata/>"],
  ["a comment", "<!-- Jane's iPhone, é -->"],
])("a drawing goes out without %s", (_, metadata) => {
  expect(withoutSvgMetadata(drawing(metadata))).toBe(drawing(""));
});

test("a drawing without metadata stays as it is, to the letter", () => {
  const logo = readFileSync("static/logo.svg", "utf8");
  expect(withoutSvgMetadata(logo)).toBe(logo);
});

test("every drawing of the build is looked through", async () => {
  folder.write("static/CARD.SVG", drawing(`<metadata>${XMP}</metadata>`));
  await removeSvgMetadata(folder.path());
  expect(readFileSync(join(folder.path(), "static", "CARD.SVG"), "utf8")).toBe(drawing(""));
});
