import sharp from "sharp";
import type { BrowserPage, Part } from "./browser-page";

/** How bright the screen is, from 0 to 255. */
export interface Pixels {
  at(x: number, y: number): number;
  /** The difference between the brightest and the darkest of an area. */
  contrast(area: { x: number; y: number; width: number; height: number }): number;
}

/** What a page looks like now, in shades of gray. */
export async function readPixels(page: BrowserPage): Promise<Pixels> {
  const { data, info } = await sharp(await page.screenshot())
    .flatten()
    .toColorspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    data[(Math.round(y) * info.width + Math.round(x)) * info.channels] ?? NaN;
  return {
    at,
    contrast({ x, y, width, height }) {
      let [darkest, brightest] = [255, 0];
      for (let row = 0; row < height; row += 1) {
        for (let column = 0; column < width; column += 1) {
          const brightness = at(x + column, y + row);
          darkest = Math.min(darkest, brightness);
          brightest = Math.max(brightest, brightness);
        }
      }
      return brightest - darkest;
    },
  };
}

/** Where a part is on the screen. */
export const boxOf = (part: Part) =>
  part.ask(([element]) => element?.getBoundingClientRect().toJSON() as DOMRect);
