/** Drawings as they are published: clean, in the page if they are plain, and the map in the colors of the brand. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanDrawing, cleanDrawings } from "../../src/gatsby/pictures/clean-drawing";
import { inlineDrawing } from "../../src/gatsby/pictures/inline-drawing";
import { colorMap, publishMap } from "../../src/gatsby/pictures/publish-drawings";
import { modelBrand } from "../../src/styles/shades";
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
  ["a comment", "<!-- Jane's iPhone, é --><!--! kept by other programs -->"],
  ["a script", "<script>alert(1)</script>"],
  ["a page", '<foreignObject><iframe src="https://x.example/"/></foreignObject>'],
  ["an instruction to programs", "<?x ><script>alert(1)</script>?>"],
  [
    "a link that becomes a script",
    '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="xlink:href"/>',
  ],
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

const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

const square = '<path fill="#fff" d="M0 0h9v9z"/>';

describe("inlineDrawing", () => {
  test("takes the shapes of a logo as they are", () => {
    const shapes = `<g transform="scale(2)">${square}</g><circle r="4" stroke="red"/>`;
    expect(inlineDrawing(`<?xml version="1.0"?>${svg(shapes)}`)).toEqual({
      viewBox: "0 0 9 9",
      content: shapes,
    });
  });

  test("says of a group what was said of the drawing, as Figma does", () => {
    expect(inlineDrawing(svg(square, 'width="9" viewBox="0 0 9 9" fill="none"'))?.content).toBe(
      `<g fill="none">${square}</g>`,
    );
  });

  test.each([
    ["styles", svg("<style>path{fill:red}</style>" + square)],
    ["a class", svg('<path class="a" d="M0 0"/>')],
    ["a gradient", svg('<path fill="url(#a)" d="M0 0"/>')],
    ["a picture", svg('<image href="data:image/png;base64,AA"/>')],
    ["words between shapes", svg(`Rx${square}`)],
    ["an instruction to programs", svg(`<g><?x ><script>alert(1)</script>?></g>${square}`)],
    ["text that is no markup", svg(`<g><![CDATA[<script>alert(1)</script>]]></g>${square}`)],
    [
      "markup in an attribute",
      svg(square, 'viewBox="0 0 9 9" fill="&quot;/>&lt;script>alert(1)&lt;/script>"'),
    ],
    ["an action of the drawing", svg(square, 'viewBox="0 0 9 9" onload="alert(1)"')],
    ["no coordinates", svg(square, 'width="9" height="9"')],
    ["many details", svg(`<path d="${"M0 0".repeat(300)}"/>`)],
  ])("leaves a drawing with %s in its file", (_, file) => {
    expect(inlineDrawing(file)).toBeUndefined();
  });
});

const MAP = '<svg viewBox="0 0 1200 300"><!-- by hand --><rect class="ground"/></svg>\n';

test("the ground has the tint that the brand has now", () => {
  const colored = colorMap(MAP, { ...modelBrand, tint: "#e6edf7" });
  expect(colored).toMatch(/^<svg viewBox="0 0 1200 300"><style>[^<]*\.ground\{fill:#e6edf7\}/);
  expect(colored).not.toContain("by hand");
});

test("another brand gets another address, since browsers keep the file for good", () => {
  const address = publishMap(MAP, modelBrand, folder.path());
  const other = publishMap(MAP, { ...modelBrand, tint: "#e6edf7" }, folder.path());
  expect(address).toMatch(/^\/static\/[0-9a-f]{32}\/map\.svg$/);
  expect(other).not.toBe(address);
  expect(readFileSync(join(folder.path(), address), "utf8")).toBe(colorMap(MAP, modelBrand));
});
