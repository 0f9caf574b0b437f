/** Measures the contrast of a brand's colors, and finds the nearest brand with enough contrast. */
import { clampChroma, converter, differenceEuclidean, formatHex, wcagContrast } from "culori";
import { type ContrastPair, contrastPairs } from "./contrast-pairs";
import {
  type Brand,
  brandColorOf,
  colorSchemes,
  colorIn,
  type ColorName,
  type ColorScheme,
  modelBrand,
} from "./shades";

type BrandColor = keyof Brand;

/** Pair with too little contrast. */
export interface WeakPair extends ContrastPair {
  /** A pair that is weak in both schemes is listed twice. */
  scheme: ColorScheme;
  /** WCAG contrast ratio, from 1 (none) to 21 (black on white). */
  contrast: number;
}

type ColorOf = (name: ColorName) => string;

const contrastOf = (colorOf: ColorOf, { foreground, background }: ContrastPair) =>
  wcagContrast(colorOf(foreground), colorOf(background));

const hasContrast = (colorOf: ColorOf) =>
  contrastPairs.every((pair) => contrastOf(colorOf, pair) >= pair.least);

/** Computes colors lazily and caches them: most brands fail at an early pair. */
function lazyColors(brand: Brand, scheme: ColorScheme): ColorOf {
  const known = new Map<ColorName, string>();
  return (name) => {
    const color = known.get(name) ?? colorIn(brand, name, scheme);
    known.set(name, color);
    return color;
  };
}

const hasContrastEverywhere = (brand: Brand) =>
  colorSchemes.every((scheme) => hasContrast(lazyColors(brand, scheme)));

/** Returns the pairs with too little contrast, the weakest first. */
export const weakPairs = (brand: Brand): WeakPair[] =>
  colorSchemes
    .flatMap((scheme) => {
      const colorOf = lazyColors(brand, scheme);
      return contrastPairs.map((pair) => ({
        ...pair,
        scheme,
        contrast: contrastOf(colorOf, pair),
      }));
    })
    .filter(({ contrast, least }) => contrast < least)
    .sort((one, other) => one.contrast / one.least - other.contrast / other.least);

/** Returns the brand colors from which the colors of a pair are derived. */
export const colorsOf = ({
  foreground,
  background,
  scheme,
}: Pick<WeakPair, "foreground" | "background" | "scheme">): BrandColor[] =>
  [foreground, background]
    .map((name) => brandColorOf(name, scheme))
    .filter((color) => color !== undefined);

const toOklch = converter("oklch");
const distance = differenceEuclidean("oklch");

/** Steps of lightness between black and white that we try. */
const STEPS = 100;

/** Returns the nearest lightness of a brand color that gives every pair enough contrast. */
function nearestFor(color: BrandColor, brand: Brand): string | undefined {
  const given = toOklch(brand[color] ?? undefined);
  if (!given) return undefined;
  const schemes = colorSchemes.map((scheme) => ({ scheme, kept: lazyColors(brand, scheme) }));
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS).sort(
    (one, other) => Math.abs(one - given.l) - Math.abs(other - given.l),
  );
  for (const l of steps) {
    const candidate = formatHex(clampChroma({ ...given, l }, "oklch"));
    const isReadable = schemes.every(({ scheme, kept }) => {
      const changed = lazyColors({ ...brand, [color]: candidate }, scheme);
      return hasContrast((name) => (brandColorOf(name, scheme) === color ? changed : kept)(name));
    });
    if (isReadable) return candidate;
  }
  return undefined;
}

const COLORS: readonly BrandColor[] = ["main", "tint", "accent", "background"];

/** Changes one brand color so that all text has enough contrast; `undefined` if one is not enough. */
function withOneChange(brand: Brand): Brand | undefined {
  const blamed = new Set(weakPairs(brand).flatMap(colorsOf));
  return COLORS.filter((color) => blamed.has(color))
    .flatMap((color) => {
      const given = brand[color];
      const nearest = nearestFor(color, brand);
      return given && nearest ? { color, nearest, change: distance(given, nearest) } : [];
    })
    .sort((one, other) => one.change - other.change)
    .map(({ color, nearest }) => ({ ...brand, [color]: nearest }))
    .at(0);
}

/** Changes each brand color so that it has enough contrast with the other colors of the model brand. */
function withEachChange(brand: Brand): Brand {
  const changed = COLORS.map((color) => [
    color,
    nearestFor(color, { ...modelBrand, [color]: brand[color] }) ?? modelBrand[color],
  ]);
  return { ...modelBrand, ...(Object.fromEntries(changed) as Partial<Brand>) };
}

/** Returns the nearest brand with enough contrast, with as few changed colors as possible. */
export function readableBrand(brand: Brand): Brand {
  if (hasContrastEverywhere(brand)) return brand;
  const one = withOneChange(brand);
  if (one) return one;
  const each = withEachChange(brand);
  if (hasContrastEverywhere(each)) return each;
  return withOneChange(each) ?? modelBrand;
}
