import { converter, wcagContrast, wcagLuminance } from "culori";
import fc from "fast-check";
import { contrastPairs } from "../../src/styles/contrast-pairs";
import { paletteOf } from "../../src/styles/palette";
import { colorIn, colorNames, modelBrand } from "../../src/styles/shades";

const colorSchemes = ["light", "dark"] as const;

const toOklch = converter("oklch");
const navy = { main: "#1f3a6b", tint: "#e6edf7", accent: "#e0a030" };

test.each([
  ["the model", {}],
  ["navy and gold", navy],
  ["plum", { main: "#5a2350", tint: "#f6eaf3", accent: "#d98a9c" }],
  ["black, white and gray", { main: "#222222", tint: "#f2f2f2", accent: "#8a8a8a" }],
  ["a site without any tint", { tint: "#ffffff" }],
  ["a bright yellow", { accent: "#ffd700" }],
])("%s can be read, and no shade of it changes", (_, changes) => {
  const brand = { ...modelBrand, ...changes };
  for (const scheme of colorSchemes) {
    const own = Object.fromEntries(colorNames.map((name) => [name, colorIn(brand, name, scheme)]));
    expect(paletteOf(brand, scheme)).toEqual(own);
  }
});

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, "0")}`);

const anyBrand = fc.record(
  { main: hexColor, tint: hexColor, accent: hexColor, background: hexColor },
  { requiredKeys: ["main", "tint", "accent"] },
);

test("whatever the colors, all text can be read", () => {
  fc.assert(
    fc.property(anyBrand, fc.constantFrom(...colorSchemes), (brand, scheme) => {
      const palette = paletteOf(brand, scheme);
      const weak = contrastPairs.filter(
        ({ foreground, background, least }) =>
          wcagContrast(palette[foreground], palette[background]) < least,
      );
      expect(weak).toEqual([]);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test("the brand's own colors stand on a light screen as they were given", () => {
  const { brand, tint, accent } = paletteOf(navy, "light");
  expect({ main: brand, tint, accent }).toEqual(navy);
});

test("a red that is too light for text keeps its hue", () => {
  const red = "#c8102e";
  const { brand, onButton } = paletteOf({ ...navy, main: red });
  expect(wcagContrast(brand, onButton)).toBeGreaterThanOrEqual(7);
  expect(toOklch(brand)?.h).toBeCloseTo(toOklch(red)?.h ?? NaN, -1);
});

test("pages have the background of the brand, and cards stand out on it", () => {
  const { page, card } = paletteOf({ ...navy, background: "#fbf6ea" });
  expect(page).toBe("#fbf6ea");
  expect(wcagLuminance(card)).toBeGreaterThan(wcagLuminance(page));
  expect(paletteOf(navy)).toMatchObject({ page: "#ffffff", card: "#ffffff" });
});

test("a dark screen is all but black, in the hue of the main color", () => {
  const { page } = paletteOf(navy, "dark");
  expect(wcagLuminance(page)).toBeLessThan(0.02);
  expect(toOklch(page)?.h).toBeCloseTo(toOklch(navy.main)?.h ?? NaN, -1);
});

test("dark bands, what stands on them and the ground of pictures are the same on every screen", () => {
  const light = paletteOf(navy, "light");
  const dark = paletteOf(navy, "dark");
  const same = colorNames.filter((name) => dark[name] === light[name]);
  expect(same).toEqual([
    "pictureBackground",
    "brandDark",
    "brandDeep",
    "onBrand",
    "onBrandSoft",
    "accent",
  ]);
});
