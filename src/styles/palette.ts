/**
 * From the pharmacy's three colors to every shade of the site. Shades are reckoned in OKLCH, where
 * equal steps look equal (https://www.w3.org/TR/css-color-4/#ok-lab), so that another color gets
 * shades of the same strength. They reach the page as plain values: older phones know no others.
 */
import { clampChroma, converter, formatHex, type Oklch } from "culori";
import { fixedColors } from "./fixed-colors";

/** What `data/brand.yaml` says, each color as `#rrggbb`. */
export interface Brand {
  main: string;
  tint: string;
  accent: string;
}

/** The brand from which the shades below were taken; with it, every pair of colors can be read. */
export const modelBrand: Brand = { main: "#0b5650", tint: "#e0f0e8", accent: "#e98a6b" };

/** How a shade follows from a color of the brand. */
interface Shade {
  of: keyof Brand;
  /** The share of the color's lightness that is left. */
  darker?: number;
  /** The share of the color's distance from white that is left. */
  lighter?: number;
  /** The share of the color's strength. */
  chroma?: number;
  /** Degrees by which the hue turns. */
  hue?: number;
}

const SHADES = {
  tintSoft: { of: "tint", lighter: 0.46, chroma: 0.45, hue: -3 },
  tint: { of: "tint" },
  tintStrong: { of: "tint", darker: 0.937, chroma: 1.81 },
  ink: { of: "main", darker: 0.7, chroma: 0.51 },
  inkSoft: { of: "main", lighter: 0.996, chroma: 0.49, hue: -2 },
  brand: { of: "main" },
  brandDark: { of: "main", darker: 0.81, chroma: 0.79, hue: 1 },
  brandDeep: { of: "main", darker: 0.676, chroma: 0.64, hue: 1.3 },
  onBrandSoft: { of: "tint", darker: 0.98, chroma: 1.31, hue: 5 },
  accent: { of: "accent" },
  accentSoft: { of: "accent", lighter: 0.15, chroma: 0.15, hue: 4 },
  accentInk: { of: "accent", darker: 0.568, chroma: 0.92, hue: -1.5 },
  line: { of: "tint", darker: 0.948, chroma: 1.06, hue: 1 },
  fieldLine: { of: "main", lighter: 0.752, chroma: 0.49, hue: -3 },
  focus: { of: "accent", darker: 0.741, chroma: 1.21, hue: 0.3 },
} as const satisfies Record<string, Shade>;

export type ShadeName = keyof typeof SHADES;
export type ColorName = ShadeName | keyof typeof fixedColors;

/** The colors that follow from the brand. */
export const shadeNames = Object.keys(SHADES) as ShadeName[];

/** Every color of the site as `#rrggbb`. */
export type Palette = Readonly<Record<ColorName, string>>;

const toOklch = converter("oklch");

/** A color of the brand, or one that follows from it, as `#rrggbb`. */
function shadeOf(color: string, { darker = 1, lighter = 1, chroma = 1, hue = 0 }: Shade): string {
  const base = toOklch(color);
  if (!base) throw new Error(`"${color}" is not a color.`);
  const shade: Oklch = {
    mode: "oklch",
    l: (1 - (1 - base.l) * lighter) * darker,
    c: base.c * chroma,
    h: (base.h ?? 0) + hue,
  };
  return formatHex(clampChroma(shade, "oklch"));
}

/** Which color of the brand a shade follows from; none for a color that no brand changes. */
export const brandColorOf = (name: ColorName): keyof Brand | undefined =>
  name in SHADES ? SHADES[name as ShadeName].of : undefined;

/** The shades that follow from one color of the brand. */
export const shadesOf = (color: keyof Brand, value: string): Partial<Palette> =>
  Object.fromEntries(
    shadeNames
      .filter((name) => SHADES[name].of === color)
      .map((name) => [name, shadeOf(value, SHADES[name])]),
  );

/** Every color of the site, given the pharmacy's. */
export const paletteOf = ({ main, tint, accent }: Brand) =>
  ({
    ...fixedColors,
    ...shadesOf("main", main),
    ...shadesOf("tint", tint),
    ...shadesOf("accent", accent),
  }) as Palette;
