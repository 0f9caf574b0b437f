import { bundleInlineScripts } from "../../src/gatsby/html/inline-scripts";

const scripts = bundleInlineScripts();

test.each(Object.entries(scripts))("%s fits in 1 KB and can stand in a page", (_, script) => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024);
  expect(script).not.toContain("</");
});

test("pages without ready times do not carry what ready times need", () => {
  expect(scripts["ready-times"]).toContain('"{time}"');
  expect(scripts["every-page"]).not.toContain('"{time}"');
});
