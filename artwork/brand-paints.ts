/**
 * Colors in pictures that follow from the brand, such as those of the shop sign and cartons, and their replacements for
 * another brand. Leaves, metal, wood, skin tones and displays keep their natural colors.
 */
import path from "node:path";
import { clampChroma, converter, formatHex, type Oklch } from "culori";
import { readBrand } from "../src/content/read-facts";
import { type Brand, modelBrand } from "../src/styles/shades";

/** Replacement for each color in scripts and labels, both as `#rrggbb`. */
export type Paints = Readonly<Record<string, string>>;

type PaintedColor = Exclude<keyof Brand, "background">;

/** Colors in scripts and labels that follow from each color of the sample's brand. */
export const SAMPLE_PAINTS: Readonly<Record<PaintedColor, readonly string[]>> = {
  main: [
    "#0f766e", // TEAL
    "#2f9e92", // TEAL_LIGHT
    "#0b5a54", // TEAL_DARK
    "#0b4f4a", // the slot of a carton
    "#4f8a86", // the grip of a cane
    "#2f776e", // the roof of the storefront, and its shingles
    "#5d938b",
    "#6a9f96",
    "#528980",
    "#78aaa0",
  ],
  tint: [
    "#b9d1c7", // the studio's sweep, behind everything
    "#cfe8dd", // MINT
    "#a9d6c6", // the ground of labels
    "#dcebe4",
    "#dff0e8",
    "#93b5a8", // the street
    "#a9d0c0", // the rug in the shop
    "#a9d3c5", // the milk glass slab
    "#b9cbc6", // piping
  ],
  accent: [
    "#e98a6b", // CORAL
    "#e58363", // the ground of labels
    "#da7a5b", // letters on the pill organizer
    "#c96f50", // the trim of the coral case
    "#e0977c", // the doormat
  ],
};

const toOklch = converter("oklch");

function oklch(color: string): Oklch {
  const found = toOklch(color);
  if (!found) throw new Error(`"${color}" is not a color.`);
  return found;
}

/**
 * Chroma of a replacement. For a paler brand it shrinks in proportion. For a stronger brand it grows by half of the
 * difference, because the studio's light strengthens the background again.
 */
const chroma = (paint: number, from: number, to: number) =>
  to < from ? (paint * to) / from : paint + (to - from) / 2;

/** Keeps the distance in lightness and hue between a paint and its brand color. */
function painted(paint: string, sample: string, brand: string): string {
  const [from, to, color] = [oklch(sample), oklch(brand), oklch(paint)];
  return formatHex(
    clampChroma(
      {
        mode: "oklch",
        l: Math.min(1, Math.max(0, color.l + to.l - from.l)),
        c: chroma(color.c, from.c, to.c),
        h: (color.h ?? 0) + (to.h ?? 0) - (from.h ?? 0),
      },
      "oklch",
    ),
  );
}

/** Replacements for a brand; none for colors that are the same as the sample's. */
export function paintsOf(brand: Brand): Paints {
  const keys = Object.keys(SAMPLE_PAINTS) as PaintedColor[];
  return Object.fromEntries(
    keys
      .filter((key) => brand[key].toLowerCase() !== modelBrand[key])
      .flatMap((key) =>
        SAMPLE_PAINTS[key].map((paint) => [paint, painted(paint, modelBrand[key], brand[key])]),
      ),
  );
}

/** Replacements for the pharmacy's brand. */
export const sitePaints = (): Paints => paintsOf(readBrand(path.join(__dirname, "..", "data")));

/** Replaces colors in the SVG of a label. */
export const paintLabel = (svg: string, paints: Paints): string =>
  svg.replaceAll(/#[0-9a-f]{6}\b/gi, (color) => paints[color.toLowerCase()] ?? color);
