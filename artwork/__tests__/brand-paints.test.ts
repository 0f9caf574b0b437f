import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { converter } from "culori";
import { modelBrand } from "../../src/styles/shades";
import { paintLabel, paintsOf, SAMPLE_PAINTS } from "../brand-paints";
import { ARTWORK, hashInputs, isUpToDate } from "../inputs";

const plum = { main: "#5a2350", tint: "#f6eaf3", accent: "#d9a441" };

const sources = ["kit", "props", "subjects", "labels"].flatMap((folder) =>
  readdirSync(path.join(ARTWORK, folder))
    .filter((name) => /\.(py|svg)$/.test(name))
    .map((name) => readFileSync(path.join(ARTWORK, folder, name), "utf8")),
);
const palette = readFileSync(path.join(ARTWORK, "kit", "palette.py"), "utf8");

const hueOf = (color = "") => converter("oklch")(color)?.h ?? 0;
const chromaOf = (color = "") => converter("oklch")(color)?.c ?? 0;

test("in the sample's brand every picture keeps its colors and its record", () => {
  expect(paintsOf(modelBrand)).toEqual({});
  expect(paintsOf({ ...modelBrand, main: modelBrand.main.toUpperCase() })).toEqual({});
  expect(hashInputs("walker", paintsOf(modelBrand))).toBe(hashInputs("walker"));
});

test("every color that follows from the brand stands in a script or on a label", () => {
  const unused = Object.values(SAMPLE_PAINTS)
    .flat()
    .filter((color) => !sources.some((source) => source.includes(color)));
  expect(unused).toEqual([]);
});

test.each([
  ["TEAL", "main"],
  ["TEAL_LIGHT", "main"],
  ["TEAL_DARK", "main"],
  ["MINT", "tint"],
  ["CORAL", "accent"],
] as const)("%s of the scripts' palette follows the brand's %s", (name, key) => {
  const [, color = ""] = new RegExp(`^${name} = '(#\\w{6})'$`, "m").exec(palette) ?? [];
  expect(SAMPLE_PAINTS[key]).toContain(color);
  const painted = paintsOf(plum)[color];
  // As far from the brand's hue as before; rounding to bytes moves pale colors by a few degrees.
  const turned = hueOf(painted) - hueOf(plum[key]) - (hueOf(color) - hueOf(modelBrand[key]));
  expect(Math.abs(((turned + 540) % 360) - 180)).toBeLessThan(4);
});

test("a bright tint makes the ground behind things yellow, and calmer than itself", () => {
  const tint = "#ffe14d";
  const sweep = paintsOf({ ...modelBrand, tint })["#b9d1c7"];
  expect(chromaOf(sweep)).toBeGreaterThan(0.3 * chromaOf(tint));
  expect(chromaOf(sweep)).toBeLessThan(0.7 * chromaOf(tint));
});

test("a gray brand makes gray things, and no color leaves the screen's range", () => {
  const paints = paintsOf({ main: "#111111", tint: "#ffffff", accent: "#ffffff" });
  for (const color of Object.values(paints)) {
    expect(color).toMatch(/^#(\w\w)\1\1$/);
  }
});

test("a label is printed in the brand's colors, and ink and paper stay", () => {
  const svg = '<rect fill="#0F766E"/><text fill="#26323a"/><path fill="#fff"/>';
  const teal = paintsOf(plum)["#0f766e"];
  expect(paintLabel(svg, paintsOf(plum))).toBe(
    `<rect fill="${teal}"/><text fill="#26323a"/><path fill="#fff"/>`,
  );
});

test("a color of the brand concerns only the pictures that have it", () => {
  const otherAccent = paintsOf({ ...modelBrand, accent: plum.accent });
  expect(hashInputs("wound-care", otherAccent)).not.toBe(hashInputs("wound-care"));
  expect(hashInputs("vaccine-vial", paintsOf(plum))).not.toBe(hashInputs("vaccine-vial"));
  expect(hashInputs("shower-chair", otherAccent)).toBe(hashInputs("shower-chair"));
});

test("a picture may stay in the sample's colors, or have the pharmacy's, but no third ones", () => {
  const paints = paintsOf(plum);
  expect(isUpToDate("walker", hashInputs("walker"), paints)).toBe(true);
  expect(isUpToDate("walker", hashInputs("walker", paints), paints)).toBe(true);
  expect(isUpToDate("walker", hashInputs("walker", paints), paintsOf(modelBrand))).toBe(false);
});
