import { bundlePageScript } from "../../src/gatsby/html/inline-scripts";

test("the script of every page fits in 1 KB and can stand in a page", () => {
  const script = bundlePageScript();
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024);
  expect(script).not.toContain("</");
});
