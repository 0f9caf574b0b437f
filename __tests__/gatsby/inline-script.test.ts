import {
  bundleClosedPictureScript,
  bundleFinderScript,
  bundlePageScript,
} from "../../src/gatsby/html/inline-scripts";

/** `byte-budgets.ts` limits their size. */
test.each([
  ["every page", bundlePageScript],
  ["the home page's picture", bundleClosedPictureScript],
  ["the A to Z page", bundleFinderScript],
])("the script of %s can stand in a page", (_, bundle) => {
  expect(bundle()).not.toContain("</");
});
