/** The published map has the brand's colors. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { colorMap, publishMap } from "../../src/gatsby/pictures/publish-drawings";
import { modelBrand } from "../../src/styles/shades";
import { temporaryFolder } from "../support/temporary-folder";

const build = temporaryFolder();

const DRAWING = '<svg viewBox="0 0 1200 300"><!-- by hand --><rect class="ground"/></svg>\n';

test("the ground has the tint that the brand has now", () => {
  const colored = colorMap(DRAWING, { ...modelBrand, tint: "#e6edf7" });
  expect(colored).toMatch(/^<svg viewBox="0 0 1200 300"><style>[^<]*\.ground\{fill:#e6edf7\}/);
  expect(colored).not.toContain("by hand");
});

test("another brand gets another address, since browsers keep the file for good", async () => {
  const address = await publishMap(DRAWING, modelBrand, build.path());
  const other = await publishMap(DRAWING, { ...modelBrand, tint: "#e6edf7" }, build.path());
  expect(address).toMatch(/^\/static\/[0-9a-f]{32}\/map\.svg$/);
  expect(other).not.toBe(address);
  expect(readFileSync(join(build.path(), address), "utf8")).toBe(colorMap(DRAWING, modelBrand));
});
