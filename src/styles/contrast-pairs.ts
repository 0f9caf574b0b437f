/**
 * What stands on what, everywhere on the site. The check measures these pairs in the pharmacy's
 * colors, on a light screen and on a dark one; a browser test finds the pairs of the real pages, so
 * that none is forgotten here.
 */
import type { ColorName } from "./palette";

/** WCAG 2.2, 1.4.6: text for people who see poorly. */
const TEXT = 7;
/** WCAG 2.2, 1.4.11: borders of fields, the mark of the keyboard's place, drawings that say something. */
const SHAPE = 3;

export interface ContrastPair {
  foreground: ColorName;
  background: ColorName;
  /** The least contrast, as WCAG reckons it: 1 to 21. */
  least: number;
  /** What the pair is on a page, in a pharmacist's words. */
  what: string;
}

const pairs = (
  least: number,
  what: string,
  foreground: ColorName,
  backgrounds: readonly ColorName[],
): ContrastPair[] => backgrounds.map((background) => ({ foreground, background, least, what }));

export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(TEXT, "text", "ink", ["page", "card", "tintSoft", "tint", "accentSoft", "errorSoft"]),
  ...pairs(TEXT, "softer text", "inkSoft", ["page", "card", "tintSoft", "tint"]),
  ...pairs(TEXT, "links", "brand", ["page", "card", "tintSoft", "tint", "accentSoft", "errorSoft"]),
  ...pairs(TEXT, "the logo's words and strong text", "brandStrong", [
    "page",
    "card",
    "tintSoft",
    "tint",
  ]),
  ...pairs(TEXT, "text on a button", "onButton", ["brand", "brandStrong"]),
  ...pairs(TEXT, "white text on a dark band", "onBrand", ["brandDark", "brandDeep"]),
  ...pairs(TEXT, "softer text on a dark band", "onBrandSoft", ["brandDark", "brandDeep"]),
  ...pairs(TEXT, "text on a button of a dark band", "brandDark", ["onBrand", "onBrandSoft"]),
  ...pairs(TEXT, "the numbers of the form's parts", "ink", ["tintStrong"]),
  ...pairs(TEXT, "the heading of a notice", "accentInk", ["page", "card", "accentSoft"]),
  ...pairs(TEXT, "the words of a mistake", "error", ["page", "card", "errorSoft"]),
  ...pairs(SHAPE, "the border of a field", "fieldLine", ["page", "card"]),
  ...pairs(SHAPE, "the frame around what the keyboard has reached", "focus", [
    "page",
    "card",
    "tintSoft",
    "tint",
    "accentSoft",
  ]),
  ...pairs(SHAPE, "icons on a dark band", "accent", ["brandDark"]),
];
