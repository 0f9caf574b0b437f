import { converter, wcagLuminance } from "culori";
import { colorNames, paletteOf } from "../../src/styles/palette";

const toOklch = converter("oklch");
const navy = { main: "#1f3a6b", tint: "#e6edf7", accent: "#e0a030" };

test("the brand's own colors stand on a light screen as they were given", () => {
  const { brand, tint, accent } = paletteOf(navy, "light");
  expect({ main: brand, tint, accent }).toEqual(navy);
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
