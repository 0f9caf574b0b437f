import { weakPairs, type WeakPair } from "../../styles/contrast";
import { paletteOf } from "../../styles/palette";
import type { Brand, ColorName, ColorScheme } from "../../styles/shades";
import { type Problem, problemsIn } from "../problem";
import type { Content } from "../read/content";

/** Color of light pages that is a brand color itself. */
const SHOWN_AS: Readonly<Record<keyof Brand, ColorName>> = {
  main: "brand",
  tint: "tint",
  accent: "accent",
  background: "page",
};

/** Rounds down, so that a contrast just below the limit does not look sufficient. */
const ratio = (contrast: number) => `${Math.floor(contrast * 10) / 10}:1`;

const WHERE: Readonly<Record<ColorScheme, string>> = { light: "", dark: " on a dark screen" };

/** Explains which part of a page would be hard to see, and on which screens. */
const describeWeakness = ({ what, scheme, contrast, least }: WeakPair): string =>
  `With this color, ${what} would be hard to see${WHERE[scheme]}: a contrast of ${ratio(contrast)}, where people who see poorly need ${least}:1.`;

/** Reports brand colors of which pages show another shade, so that all text can be read. */
export const derivedColorNotes = ({ brand: document }: Pick<Content, "brand">): Problem[] =>
  problemsIn(document, (brand) => {
    const palette = paletteOf(brand);
    const colors = Object.keys(SHOWN_AS) as (keyof Brand)[];
    return colors.map((color) => {
      const name = SHOWN_AS[color];
      const given = brand[color];
      if (given === undefined || given.toLowerCase() === palette[name]) return false;
      const weakest = weakPairs(brand).find(
        (pair) => pair.foreground === name || pair.background === name,
      );
      return {
        path: [color],
        message: `Pages show it as "${palette[name]}".${weakest ? ` ${describeWeakness(weakest)}` : ""}`,
        fix: "There is nothing to do. For another shade, change the color.",
      };
    });
  });
