import { clampChroma, converter, formatHex, wcagContrast } from "culori";
import { readableBrand } from "./contrast";
import { contrastPairs } from "./contrast-pairs";
import { type Brand, type ColorName, colorIn, colorNames, type ColorScheme } from "./shades";

/** Colors as `#rrggbb`. */
export type Palette = Readonly<Record<ColorName, string>>;

const toOklch = converter("oklch");

/** Steps of lightness that we try between two shades. */
const STEPS = 24;

/** Returns the shades between a color and a readable shade of it, in the color's hue. */
function shadesBetween(color: string, readable: string): string[] {
  const [from, to] = [toOklch(color), toOklch(readable)];
  if (!from || !to) return [];
  const between = Array.from({ length: STEPS }, (_, step) => {
    const l = from.l + ((to.l - from.l) * step) / STEPS;
    return formatHex(clampChroma({ ...from, l }, "oklch"));
  });
  return [color, ...between];
}

const hasContrast = (palette: Palette, name: ColorName) =>
  contrastPairs
    .filter(({ foreground, background }) => foreground === name || background === name)
    .every(
      ({ foreground, background, least }) =>
        wcagContrast(palette[foreground], palette[background]) >= least,
    );

/**
 * Returns all colors of the site in light or dark mode. All text has enough contrast, whatever the brand: a
 * shade without it becomes lighter or darker, and no more than it must.
 */
export function paletteOf(brand: Brand, scheme: ColorScheme = "light"): Palette {
  const readable = readableBrand(brand);
  const palette = Object.fromEntries(
    colorNames.map((name) => [name, colorIn(readable, name, scheme)]),
  ) as Palette;
  if (readable === brand) return palette;
  return colorNames.reduce((current, name) => {
    const own = colorIn(brand, name, scheme);
    const nearest = shadesBetween(own, current[name]).find((color) =>
      hasContrast({ ...current, [name]: color }, name),
    );
    return { ...current, [name]: nearest ?? current[name] };
  }, palette);
}
