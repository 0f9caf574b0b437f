/** How well the colors of a brand can be read, and the nearest that can. */
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
} from "./palette";

type BrandColor = keyof Brand;

/** A pair of colors that cannot be told apart well enough. */
export interface WeakPair extends ContrastPair {
  /** On which screens; one that is weak on both is named once for each. */
  scheme: ColorScheme;
  /** From 1 (none) to 21 (black on white), as WCAG reckons it. */
  contrast: number;
}

type ColorOf = (name: ColorName) => string;

const contrastOf = (colorOf: ColorOf, { foreground, background }: ContrastPair) =>
  wcagContrast(colorOf(foreground), colorOf(background));

const canBeRead = (colorOf: ColorOf) =>
  contrastPairs.every((pair) => contrastOf(colorOf, pair) >= pair.least);

/** The colors of a brand, each reckoned when it is first asked for: most brands fail at an early pair. */
function colorsWhenAsked(brand: Brand, scheme: ColorScheme): ColorOf {
  const known = new Map<ColorName, string>();
  return (name) => {
    const color = known.get(name) ?? colorIn(brand, name, scheme);
    known.set(name, color);
    return color;
  };
}

const canBeReadEverywhere = (brand: Brand) =>
  colorSchemes.every((scheme) => canBeRead(colorsWhenAsked(brand, scheme)));

/** The pairs that a brand makes too weak, the weakest first. */
export const weakPairs = (brand: Brand): WeakPair[] =>
  colorSchemes
    .flatMap((scheme) => {
      const colorOf = colorsWhenAsked(brand, scheme);
      return contrastPairs.map((pair) => ({
        ...pair,
        scheme,
        contrast: contrastOf(colorOf, pair),
      }));
    })
    .filter(({ contrast, least }) => contrast < least)
    .sort((one, other) => one.contrast / one.least - other.contrast / other.least);

/** The colors of the brand from which a pair follows. */
export const colorsOf = ({
  foreground,
  background,
  scheme,
}: Pick<WeakPair, "foreground" | "background" | "scheme">): BrandColor[] =>
  [foreground, background]
    .map((name) => brandColorOf(name, scheme))
    .filter((it) => it !== undefined);

const toOklch = converter("oklch");
const distance = differenceEuclidean("oklch");

/** How many steps of lightness lie between black and white: fine enough to lose little of a color. */
const STEPS = 100;

/** The nearest color of the same hue, darker or lighter, with which the whole brand can be read. */
function nearestFor(color: BrandColor, brand: Brand): string | undefined {
  const given = toOklch(brand[color]);
  if (!given) return undefined;
  const schemes = colorSchemes.map((scheme) => ({ scheme, kept: colorsWhenAsked(brand, scheme) }));
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS).sort(
    (one, other) => Math.abs(one - given.l) - Math.abs(other - given.l),
  );
  for (const l of steps) {
    const candidate = formatHex(clampChroma({ ...given, l }, "oklch"));
    const isReadable = schemes.every(({ scheme, kept }) => {
      const changed = colorsWhenAsked({ ...brand, [color]: candidate }, scheme);
      return canBeRead((name) => (brandColorOf(name, scheme) === color ? changed : kept)(name));
    });
    if (isReadable) return candidate;
  }
  return undefined;
}

const COLORS: readonly BrandColor[] = ["main", "tint", "accent"];

/** A brand that can be read by changing one of its colors, if that is enough. */
function withOneChange(brand: Brand): Brand | undefined {
  const blamed = new Set(weakPairs(brand).flatMap(colorsOf));
  return COLORS.filter((color) => blamed.has(color))
    .flatMap((color) => {
      const nearest = nearestFor(color, brand);
      return nearest ? { color, nearest, change: distance(brand[color], nearest) } : [];
    })
    .sort((one, other) => one.change - other.change)
    .map(({ color, nearest }) => ({ ...brand, [color]: nearest }))
    .at(0);
}

/** A brand in which every color goes with the model's others. */
function withEachChange(brand: Brand): Brand {
  const [main, tint, accent] = COLORS.map(
    (color) => nearestFor(color, { ...modelBrand, [color]: brand[color] }) ?? modelBrand[color],
  ) as [string, string, string];
  return { main, tint, accent };
}

/** The nearest brand whose every text can be read: few colors changed, and those by little. */
export function readableBrand(brand: Brand): Brand {
  if (canBeReadEverywhere(brand)) return brand;
  const one = withOneChange(brand);
  if (one) return one;
  const each = withEachChange(brand);
  if (canBeReadEverywhere(each)) return each;
  return withOneChange(each) ?? modelBrand;
}
