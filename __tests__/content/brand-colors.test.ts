/** Any color of a brand is taken: pages show shades of it that can be read. */
import { stringify } from "yaml";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();
const colors = { main: "#0b5650", tint: "#e0f0e8", accent: "#e98a6b" };

test.each([
  ["main", "#f97316"],
  ["tint", "#7fb8a0"],
  ["accent", "#2b1a6b"],
  ["background", "#d8b98a"],
])("as %s, %s is taken", async (key, color) => {
  content.write("brand.yaml", stringify({ ...colors, [key]: color }));
  expect(await content.problems()).toBe("");
});
