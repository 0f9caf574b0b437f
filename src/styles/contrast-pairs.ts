/**
 * Pairs of foreground and background on the site. The check measures their contrast in the pharmacy's
 * colors, light and dark. A browser test reports pairs of the real pages that are missing here.
 */
import type { ColorName } from "./shades";

/** Contrast of text for people with low vision (WCAG 2.2, 1.4.6). */
const TEXT = 7;
/** Contrast of field borders, focus outlines and meaningful icons (WCAG 2.2, 1.4.11). */
const SHAPE = 3;

export interface ContrastPair {
  foreground: ColorName;
  background: ColorName;
  /** Required contrast ratio, from 1 to 21. */
  least: number;
  /** Name of the foreground, for messages to staff. */
  what: string;
}

const pairs = (
  least: number,
  what: string,
  foreground: ColorName,
  backgrounds: readonly ColorName[],
): ContrastPair[] => backgrounds.map((background) => ({ foreground, background, least, what }));

export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(TEXT, "text", "ink", ["page", "card", "tintSoft", "tint", "errorSoft", "emergencySoft"]),
  ...pairs(TEXT, "softer text", "inkSoft", ["page", "card", "tintSoft", "tint"]),
  ...pairs(TEXT, "links", "brand", [
    "page",
    "card",
    "tintSoft",
    "tint",
    "errorSoft",
    "emergencySoft",
  ]),
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
  ...pairs(TEXT, "the step numbers of the form", "ink", ["tintStrong"]),
  ...pairs(TEXT, "warnings beside a field", "accentInk", ["page", "card"]),
  ...pairs(TEXT, "the heading of an emergency", "emergency", ["emergencySoft"]),
  ...pairs(TEXT, "text on an emergency button", "onEmergency", ["emergency"]),
  ...pairs(TEXT, "error messages", "error", ["page", "card", "errorSoft"]),
  ...pairs(SHAPE, "the border of a field", "fieldLine", ["page", "card"]),
  ...pairs(SHAPE, "the outline of what the keyboard has focused", "focus", [
    "page",
    "card",
    "tintSoft",
    "tint",
    "emergencySoft",
  ]),
  ...pairs(SHAPE, "icons on a dark band", "accent", ["brandDark"]),
];
