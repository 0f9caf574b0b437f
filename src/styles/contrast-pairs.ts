/**
 * Pairs of foreground and background on the site. `palette.ts` gives them enough contrast in the colors of
 * any pharmacy, light and dark. A browser test reports pairs of the real pages that are missing here.
 */
import type { ColorName } from "./shades";

/** Contrast of text for people with low vision (WCAG 2.2, 1.4.6). */
const TEXT = 7;
/** Contrast of field borders, focus outlines and meaningful icons (WCAG 2.2, 1.4.11). */
const SHAPE = 3;

const pairs = (least: number, foreground: ColorName, backgrounds: readonly ColorName[]) =>
  backgrounds.map((background) => ({ foreground, background, least }));

export const contrastPairs = [
  ...pairs(TEXT, "ink", ["page", "card", "tintSoft", "tint", "errorSoft", "emergencySoft"]),
  ...pairs(TEXT, "inkSoft", ["page", "card", "tintSoft", "tint"]),
  ...pairs(TEXT, "brand", ["page", "card", "tintSoft", "tint", "errorSoft", "emergencySoft"]),
  ...pairs(TEXT, "brandStrong", ["page", "card", "tintSoft", "tint"]),
  ...pairs(TEXT, "onButton", ["brand", "brandStrong"]),
  ...pairs(TEXT, "onBrand", ["brandDark", "brandDeep"]),
  ...pairs(TEXT, "onBrandSoft", ["brandDark", "brandDeep"]),
  ...pairs(TEXT, "brandDark", ["onBrand", "onBrandSoft"]),
  ...pairs(TEXT, "ink", ["tintStrong"]),
  ...pairs(TEXT, "accentInk", ["page", "card"]),
  ...pairs(TEXT, "emergency", ["emergencySoft"]),
  ...pairs(TEXT, "onEmergency", ["emergency"]),
  ...pairs(TEXT, "error", ["page", "card", "errorSoft"]),
  ...pairs(SHAPE, "fieldLine", ["page", "card"]),
  ...pairs(SHAPE, "focus", ["page", "card", "tintSoft", "tint", "emergencySoft"]),
  ...pairs(SHAPE, "accent", ["brandDark"]),
];
