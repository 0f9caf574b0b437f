import { bundleInlineScripts } from "../../src/gatsby/html/inline-scripts";
import { bundleLoader } from "../../src/gatsby/islands/provide-island-scripts";

const scripts = { ...bundleInlineScripts(), "island loader": bundleLoader() };

test.each(Object.entries(scripts))("%s has at most 1 KB and no closing tag", (_, script) => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024);
  expect(script).not.toContain("</");
});
