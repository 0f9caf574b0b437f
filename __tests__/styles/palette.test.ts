import { converter, wcagContrast, wcagLuminance } from "culori";
import { paletteOf } from "../../src/styles/palette";
import { colorNames } from "../../src/styles/shades";

const toOklch = converter("oklch");
const navy = { main: "#1f3a6b", tint: "#e6edf7", accent: "#e0a030" };

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
