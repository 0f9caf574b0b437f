import { brotliCompressSync } from "node:zlib";
import {
  bundleClosedPictureScript,
  bundleFinderScript,
  bundlePageScript,
} from "../../src/gatsby/html/inline-scripts";

test("the script of every page fits in 1 KB and can stand in a page", () => {
  const script = bundlePageScript();
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024);
  expect(script).not.toContain("</");
});

test("the script of the home page's picture fits in 600 bytes and can stand in a page", () => {
  const script = bundleClosedPictureScript();
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(600);
  expect(script).not.toContain("</");
});

test("the script of the A to Z page adds about 1 KB to what is sent, and can stand in a page", () => {
  const script = bundleFinderScript();
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1100);
  expect(script).not.toContain("</");
});
