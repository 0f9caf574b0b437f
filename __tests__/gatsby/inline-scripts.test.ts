import { bundleInlineScripts } from "../../src/gatsby/html/inline-scripts";

const scripts = bundleInlineScripts();

test.each(Object.entries(scripts))("%s fits in 1 KB and can stand in a page", (_, script) => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024);
  expect(script).not.toContain("</");
});
