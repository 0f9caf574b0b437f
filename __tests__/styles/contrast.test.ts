import { wcagContrast } from "culori";
import fc from "fast-check";
import { readableBrand, weakPairs } from "../../src/styles/contrast";
import { contrastPairs } from "../../src/styles/contrast-pairs";
import { paletteOf } from "../../src/styles/palette";
import { type Brand, colorSchemes, modelBrand } from "../../src/styles/shades";

const brandWith = (changes: Partial<Brand>): Brand => ({ ...modelBrand, ...changes });

test.each([
  ["the model", {}],
  ["navy and gold", { main: "#1f3a6b", tint: "#e6edf7", accent: "#e0a030" }],
  ["plum", { main: "#5a2350", tint: "#f6eaf3", accent: "#d98a9c" }],
  ["black, white and gray", { main: "#222222", tint: "#f2f2f2", accent: "#8a8a8a" }],
  ["a site without any tint", { tint: "#ffffff" }],
  ["a bright yellow", { accent: "#ffd700" }],
])("%s can be read, and stays as it is", (_, changes) => {
  const brand = brandWith(changes);
  expect(weakPairs(brand)).toEqual([]);
  expect(readableBrand(brand)).toEqual(brand);
});

test("an orange for buttons is too light, and gets darker without changing its hue", () => {
  const brand = brandWith({ main: "#f97316" });
  const onButton = weakPairs(brand).find(({ background }) => background === "brand");
  expect(onButton).toMatchObject({ foreground: "onButton", least: 7 });
  expect(onButton?.contrast).toBeCloseTo(2.8, 1);
  const better = readableBrand(brand);
  expect(better).toMatchObject({ tint: modelBrand.tint, accent: modelBrand.accent });
  expect(better.main).toMatch(/^#[78]\w[234]\w0\w$/);
});

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, "0")}`);

const anyBrand = fc.record(
  { main: hexColor, tint: hexColor, accent: hexColor, background: hexColor },
  { requiredKeys: ["main", "tint", "accent"] },
);

test("whatever the colors, what is proposed instead can be read", () => {
  fc.assert(
    fc.property(anyBrand, (brand) => {
      expect(weakPairs(readableBrand(brand))).toEqual([]);
    }),
    { seed: 7, numRuns: 25 },
  );
});

test("whatever the colors, all text of pages can be read", () => {
  fc.assert(
    fc.property(anyBrand, fc.constantFrom(...colorSchemes), (brand, scheme) => {
      const palette = paletteOf(brand, scheme);
      const weak = contrastPairs.filter(
        ({ foreground, background, least }) =>
          wcagContrast(palette[foreground], palette[background]) < least,
      );
      expect(weak).toEqual([]);
    }),
    { seed: 7, numRuns: 25 },
  );
});

test("whatever the colors, no pair is too weak on a dark screen alone", () => {
  fc.assert(
    fc.property(anyBrand, (brand) => {
      const weak = weakPairs(brand);
      const onLight = weak.filter(({ scheme }) => scheme === "light").map(({ what }) => what);
      const onDark = weak.filter(({ scheme }) => scheme === "dark").map(({ what }) => what);
      expect(onLight).toEqual(expect.arrayContaining(onDark));
    }),
    { seed: 7, numRuns: 300 },
  );
});
