/**
 * Derives every color of the site, light and dark, from the pharmacy's brand colors. We compute in
 * OKLCH, where equal steps look equal (https://www.w3.org/TR/css-color-4/#ok-lab), and give pages plain
 * hex values, because older phones do not know OKLCH.
 */
import { clampChroma, converter, formatHex, type Oklch } from "culori";

/** Colors of `data/brand.yaml`, as `#rrggbb`. */
export interface Brand {
  main: string;
  tint: string;
  accent: string;
  /** Background of pages on light screens. */
  background?: string | null;
}

const WHITE = "#ffffff";

/** Value of `prefers-color-scheme`. */
export type ColorScheme = "light" | "dark";

/** Brand for which the shades below were designed. Every pair of its colors has enough contrast. */
export const modelBrand: Brand = { main: "#0b5650", tint: "#e0f0e8", accent: "#e98a6b" };

/** Rule that derives a shade from a brand color. */
interface Shade {
  of: keyof Brand;
  /** Fixed lightness from 0 to 1, for enough contrast in any brand. */
  lightness?: number;
  /** Limit of the lightness, so that text in any brand finds enough contrast. */
  atLeast?: number;
  /** Factor for the lightness. */
  darker?: number;
  /** Factor for the distance from white. */
  lighter?: number;
  /** Factor for the chroma. */
  chroma?: number;
  /** Limit of the chroma, so that large areas of a vivid brand stay quiet. */
  maxChroma?: number;
  /** Degrees added to the hue. */
  hue?: number;
}

/** Lightness of a background on which black has a contrast above 7:1, whatever the hue. */
const LIGHT_ENOUGH = 0.78;

/** Light mode. `palette.ts` settles the colors in this order, backgrounds before what stands on them. */
const LIGHT = {
  page: { of: "background" },
  card: { of: "background", lighter: 0.35, chroma: 0.5 },
  tintSoft: { of: "tint", lighter: 0.46, chroma: 0.45, hue: -3, atLeast: LIGHT_ENOUGH },
  tint: { of: "tint", atLeast: LIGHT_ENOUGH },
  tintStrong: { of: "tint", darker: 0.937, chroma: 1.81, atLeast: LIGHT_ENOUGH },
  pictureBackground: { of: "tint" },
  ink: { of: "main", darker: 0.7, chroma: 0.51 },
  inkSoft: { of: "main", lighter: 0.996, chroma: 0.49, hue: -2 },
  brand: { of: "main" },
  brandStrong: { of: "main", darker: 0.81, chroma: 0.79, hue: 1 },
  onButton: "#ffffff",
  brandDark: { of: "main", darker: 0.81, chroma: 0.79, hue: 1 },
  brandDeep: { of: "main", darker: 0.676, chroma: 0.64, hue: 1.3 },
  onBrand: "#ffffff",
  onBrandSoft: { of: "tint", darker: 0.98, chroma: 1.31, hue: 5 },
  accent: { of: "accent" },
  accentInk: { of: "accent", lightness: 0.4133, chroma: 0.92, hue: -1.5 },
  line: { of: "tint", darker: 0.948, chroma: 1.06, hue: 1 },
  fieldLine: { of: "main", lighter: 0.752, chroma: 0.49, hue: -3 },
  focus: { of: "accent", lightness: 0.5391, chroma: 1.21, hue: 0.3 },
  error: "#8c1d18",
  errorSoft: "#fdf1ef",
  emergency: "#9c1111",
  emergencySoft: "#fdeceb",
  onEmergency: "#ffffff",
  shadow: { of: "main", darker: 0.81, chroma: 0.79, hue: 1 },
} as const satisfies Record<string, Shade | string>;

export type ColorName = keyof typeof LIGHT;

/**
 * Colors that differ in dark mode. The page is a near-black shade of the main color, and dark bands keep
 * their colors. Every lightness is fixed, so that the contrast is the same in any brand.
 */
const DARK: Partial<Record<ColorName, Shade | string>> = {
  page: { of: "main", lightness: 0.19, chroma: 0.35, maxChroma: 0.02 },
  card: { of: "main", lightness: 0.245, chroma: 0.4, maxChroma: 0.024 },
  tintSoft: { of: "main", lightness: 0.222, chroma: 0.4, maxChroma: 0.024 },
  tint: { of: "main", lightness: 0.295, chroma: 0.5, maxChroma: 0.032 },
  tintStrong: { of: "main", lightness: 0.36, chroma: 0.7, maxChroma: 0.045 },
  ink: { of: "main", lightness: 0.945, chroma: 0.2, maxChroma: 0.014 },
  inkSoft: { of: "main", lightness: 0.83, chroma: 0.35, maxChroma: 0.024 },
  brand: { of: "main", lightness: 0.83, chroma: 1.25, maxChroma: 0.1 },
  brandStrong: { of: "main", lightness: 0.91, chroma: 0.8, maxChroma: 0.06 },
  onButton: { of: "main", lightness: 0.19, chroma: 0.35, maxChroma: 0.02 },
  accentInk: { of: "accent", lightness: 0.84, chroma: 0.8, maxChroma: 0.1 },
  line: { of: "main", lightness: 0.35, chroma: 0.4, maxChroma: 0.026 },
  fieldLine: { of: "main", lightness: 0.62, chroma: 0.5, maxChroma: 0.035 },
  focus: { of: "accent", lightness: 0.78, chroma: 1.1, maxChroma: 0.15 },
  error: "#ffb4a9",
  errorSoft: "#3b1815",
  emergency: "#ffb3ab",
  emergencySoft: "#40100e",
  onEmergency: "#2e0605",
  shadow: { of: "main", lightness: 0.07, chroma: 0.2, maxChroma: 0.01 },
};

const SHADES: Readonly<Record<ColorScheme, Readonly<Record<ColorName, Shade | string>>>> = {
  light: LIGHT,
  dark: { ...LIGHT, ...DARK },
};

export const colorNames = Object.keys(LIGHT) as ColorName[];

const toOklch = converter("oklch");

function shadeOf(color: string, shade: Shade): string {
  const base = toOklch(color);
  if (!base) throw new Error(`"${color}" is not a color.`);
  const { darker = 1, lighter = 1, chroma = 1, maxChroma = Infinity, hue = 0 } = shade;
  const { atLeast = 0, lightness = (1 - (1 - base.l) * lighter) * darker } = shade;
  const found: Oklch = {
    mode: "oklch",
    l: Math.max(lightness, atLeast),
    c: Math.min(base.c * chroma, maxChroma),
    h: (base.h ?? 0) + hue,
  };
  return formatHex(clampChroma(found, "oklch"));
}

/** True for a color that is the same in every brand. */
export const isFixed = (name: ColorName, scheme: ColorScheme) =>
  typeof SHADES[scheme][name] === "string";

/** Returns one color as `#rrggbb`. */
export function colorIn(brand: Brand, name: ColorName, scheme: ColorScheme): string {
  const shade = SHADES[scheme][name];
  return typeof shade === "string" ? shade : shadeOf(brand[shade.of] ?? WHITE, shade);
}
