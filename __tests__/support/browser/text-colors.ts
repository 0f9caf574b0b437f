import type { Locator, Page } from "@playwright/test";
import { readBrand } from "../../../src/content/read-facts";
import { contrastPairs } from "../../../src/styles/contrast-pairs";
import { type Palette, paletteOf } from "../../../src/styles/palette";
import type { ColorScheme } from "../../../src/styles/shades";

const brand = readBrand("data");

const measuredPairs = (palette: Palette) =>
  new Set(
    contrastPairs.map(
      ({ foreground, background }) => `${palette[foreground]} on ${palette[background]}`,
    ),
  );

const nameIn = (palette: Palette, color: string) =>
  Object.entries(palette).find(([, value]) => value === color)?.[0] ?? color;

/** Returns `"color on background"` of every visible text of a part, with a sample of the text. */
const textColors = (part: Locator): Promise<Record<string, string>> =>
  part.evaluate((root) => {
    const toHex = (color: string) =>
      `#${(color.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, "0"))
        .join("")}`;

    /** Returns the colors of the nearest background; several for a gradient. */
    function backgroundsOf(element: Element | null, pseudoElement?: string): string[] {
      if (!element) return ["#ffffff"];
      const { backgroundColor, backgroundImage } = getComputedStyle(element, pseudoElement);
      const gradient = backgroundImage.match(/rgba?\([^)]*\)/g);
      if (gradient) return gradient.map(toHex);
      const isClear = backgroundColor === "transparent" || /^rgba.*, 0\)$/.test(backgroundColor);
      if (!isClear) return [toHex(backgroundColor)];
      return backgroundsOf(pseudoElement ? element : element.parentElement);
    }

    const found: Record<string, string> = {};
    const note = (text: string, color: string, backgrounds: string[]) => {
      for (const background of backgrounds) {
        found[`${toHex(color)} on ${background}`] = text.slice(0, 60);
      }
    };
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim();
      const element = texts.currentNode.parentElement;
      if (text && element && isSeen(element)) {
        note(text, getComputedStyle(element).color, backgroundsOf(element));
      }
    }
    // Text of `::before`.
    for (const element of root.querySelectorAll("*")) {
      const { content, color, visibility } = getComputedStyle(element, "::before");
      const hasWords = /\w/.test(content.replace(/^(none|normal)$/, ""));
      if (hasWords && visibility === "visible" && isSeen(element)) {
        note(content, color, backgroundsOf(element, "::before"));
      }
    }
    return found;
  });

/** Ends the transition of colors to another color scheme. Inside closed `details`, it would never end by itself. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });

/**
 * Returns color pairs of visible texts, menus included, that are missing in `src/styles/contrast-
 * pairs.ts`, each with a sample of the text.
 *
 * @param scheme the browser's color scheme
 */
export async function unmeasuredTextColors(
  page: Page,
  scheme: ColorScheme = "light",
): Promise<string[]> {
  const palette = paletteOf(brand, scheme);
  const measured = measuredPairs(palette);
  await endTransitions(page);
  const found = await textColors(page.locator("body"));
  if (Object.keys(found).length <= 3) throw new Error("The page shows hardly any text.");
  for (const menu of await page.locator("[popover]").all()) {
    await menu.evaluate((element: HTMLElement) => element.showPopover());
    Object.assign(found, await textColors(menu));
    await menu.evaluate((element: HTMLElement) => element.hidePopover());
  }
  return Object.entries(found)
    .filter(([pair]) => !measured.has(pair))
    .map(
      ([pair, text]) =>
        `${pair
          .split(" on ")
          .map((color) => nameIn(palette, color))
          .join(" on ")}: ${text}`,
    );
}
