/** Drawings as they are published: clean, and the map in the colors of the brand. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanDrawing, cleanDrawings } from "../../src/gatsby/pictures/clean-drawing";
import { colorMap, publishMap } from "../../src/gatsby/pictures/publish-drawings";
import { modelBrand } from "../../src/styles/shades";
import { XMP } from "../support/content/photos";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}<title>Café</title><path d="M0 0h9v9z"/></svg>`;

test.each([
  ["what its programs noted", `<metadata>\r\n${XMP}<!-- of 2024 --></metadata>`],
  ["a comment", "<!-- Jane's iPhone, é --><!--! kept by other programs -->"],
  ["a script", "<script>alert(1)</script>"],
])("a drawing goes out without %s", (_, inside) => {
  expect(cleanDrawing(drawing(inside))).toBe(drawing(""));
});

test.each([
  ["an action", '<g onclick="alert(1)"/>', "<g/>"],
  ["a link to a script", '<a href="javascript:alert(1)"><g/></a>', "<g/>"],
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
  expect(cleanDrawing(file)).toBe('<svg width="9"/>');
});

test("every drawing of the build is cleaned", () => {
  folder.write("static/CARD.SVG", drawing(`<metadata>${XMP}</metadata>`));
  cleanDrawings(folder.path());
  expect(readFileSync(join(folder.path(), "static", "CARD.SVG"), "utf8")).toBe(drawing(""));
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
