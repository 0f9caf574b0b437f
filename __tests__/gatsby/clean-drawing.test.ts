import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanDrawing, cleanDrawings } from "../../src/gatsby/pictures/clean-drawing";
import { XMP } from "../support/content/photos";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}<title>Café</title><path d="M0 0h9v9z"/></svg>`;

test.each([
  ["what its programs noted", `<metadata>\r\n${XMP}<!-- of 2024 --></metadata>`],
  [
    "such metadata with a prefix",
    `<s:metadata xmlns:s="http://www.w3.org/2000/svg">${XMP}</s:metadata>`,
  ],
  ["metadata within metadata", "<metadata><metadata>Apple</metadata>GPS</metadata>"],
  ["empty metadata", "<metadata/>"],
  ["a comment", "<!-- Jane's iPhone, é --><!--! kept by other programs -->"],
  ["a script", "<script>alert(1)</script>"],
  ["a page", '<foreignObject><iframe src="https://x.example/"/></foreignObject>'],
])("a drawing goes out without %s", (_, inside) => {
  expect(cleanDrawing(drawing(inside))).toBe(drawing(""));
});

test.each([
  ["an action", '<g onclick="alert(1)"/>', "<g/>"],
  ["a link", '<a xlink:href="https://x.example/"><g/></a>', "<a><g/></a>"],
  ["a picture elsewhere", '<image href="photo.png"/>', "<image/>"],
  ["a photo within", '<image href="data:image/jpeg;base64,/9j/"/>', "<image/>"],
  ["a color elsewhere", '<g fill="url(https://x.example/#a)"/>', '<g fill=""/>'],
  ["a font elsewhere", "<style>@import 'https://f.example/a';g{}</style>", "<style>g{}</style>"],
  [
    "a style elsewhere",
    "<style><![CDATA[g>g{fill:url('b.svg#a')}]]></style>",
    "<style><![CDATA[g>g{fill:}]]></style>",
  ],
])("%s is taken out of its place", (_, inside, left) => {
  expect(cleanDrawing(drawing(inside))).toBe(drawing(left));
});

test.each([
  ["a gradient", '<g fill="url(#a)" style="stroke:url(\'#b\')"/>'],
  ["a part used again", '<use xlink:href="#b"/>'],
  ["a small picture", '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
  ["what a map says of itself", '<g id="a" class="ground" data-source="OpenStreetMap"/>'],
])("%s stays", (_, inside) => {
  expect(cleanDrawing(drawing(inside))).toBe(drawing(inside));
});

test("the namespaces that Illustrator wrote for years go", () => {
  const namespace = "http://ns.adobe.com/AdobeIllustrator/10.0/";
  const file = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns_ai "${namespace}">]><svg xmlns:i="&ns_ai;" i:path="C:\\Jane" width="9"/>`;
  expect(cleanDrawing(file)).toBe('<?xml version="1.0"?><svg width="9"/>');
});

test("every drawing of the build is cleaned", () => {
  folder.write("static/CARD.SVG", drawing(`<metadata>${XMP}</metadata>`));
  cleanDrawings(folder.path());
  expect(readFileSync(join(folder.path(), "static", "CARD.SVG"), "utf8")).toBe(drawing(""));
});
