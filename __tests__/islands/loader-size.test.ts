import { bundleLoader } from "../../src/gatsby/html/bundle-islands";

test("the loader is small, and can stand in a page", () => {
  const script = bundleLoader();
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1680);
  expect(script).not.toContain("</");
});
