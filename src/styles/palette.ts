import { clampChroma, converter, formatHex, wcagContrast, wcagLuminance } from "culori";
import { contrastPairs } from "./contrast-pairs";
import {
  type Brand,
  type ColorName,
  colorIn,
  colorNames,
  type ColorScheme,
  isFixed,
} from "./shades";

/** Colors as `#rrggbb`. */
export type Palette = Readonly<Record<ColorName, string>>;

const toOklch = converter("oklch");

/** Smallest change of lightness that we try. */
const STEP = 0.01;

/** Luminance that has the same contrast to black as to white. */
const MIDDLE = 0.18;

interface Limit {
  /** Color of which the contrast is measured. */
  to: string;
  least: number;
}

/** Returns a color that is lighter or darker by as much as the limits need. */
function within(limits: readonly Limit[], color: string): string {
  const weak = (candidate: string) =>
    limits.find(({ to, least }) => wcagContrast(candidate, to) < least);
  const limit = weak(color);
  const given = toOklch(color);
  if (!limit || !given) return color;
  const step = wcagLuminance(limit.to) > MIDDLE ? -STEP : STEP;
  for (let l = given.l; l > 0 && l < 1; l += step) {
    const candidate = formatHex(clampChroma({ ...given, l }, "oklch"));
    if (!weak(candidate)) return candidate;
  }
  return step > 0 ? "#ffffff" : "#000000";
}

/** Returns all colors in light or dark mode. Each shade is within the contrast limits of those settled before it. */
export function paletteOf(brand: Brand, scheme: ColorScheme = "light"): Palette {
  const palette = Object.fromEntries(
    colorNames.map((name) => [name, colorIn(brand, name, scheme)]),
  ) as Record<ColorName, string>;
  const settled = new Set(colorNames.filter((name) => isFixed(name, scheme)));
  for (const name of colorNames) {
    const limits = contrastPairs.flatMap(({ foreground, background, least }) => {
      const other = foreground === name ? background : background === name ? foreground : name;
      return other !== name && settled.has(other) ? [{ to: palette[other], least }] : [];
    });
    if (!settled.has(name)) palette[name] = within(limits, palette[name]);
    settled.add(name);
  }
  return palette;
}
