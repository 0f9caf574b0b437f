/** Square icon for browser tabs and home screens. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { readFactsForConfig } from "../../content/read-facts";
import { DECODING } from "../../content/read/inspect-picture";
import { readMark } from "../../content/read/read-logo";
import { isWordmark } from "../../lib/wordmark";
import { writeChanged } from "../../lib/write-changed";
import { paletteOf } from "../../styles/palette";
import { openHeadingFont } from "./heading-outlines";
import type { Brand } from "../../styles/shades";

/** Files of the web app manifest's icons, by size in pixels. */
export const APP_ICONS = new Map([192, 512].map((size) => [size, `icons/icon-${size}.png`]));

const TAB_ICON = "favicon-32x32.png";

/** Letter icon in SVG units: width and height, corner radius, and size of the letter. */
const [SIDE, CORNER, LETTER] = [512, 120, 290];

/** Returns the outline of the first letter or digit that the heading font has, or of a plus sign. */
async function firstLetter(name: string) {
  const { findGlyph } = await openHeadingFont();
  const letters = [...name.toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const glyph = [...letters, "+"].map(findGlyph).find((found) => found !== undefined);
  if (!glyph) throw new Error("The heading font has no plus sign.");
  return glyph.path;
}

/** Draws the first letter of a name on the brand's color, as an outline: build servers have few fonts. */
export async function letterIcon(name: string, brand: Brand): Promise<string> {
  const { brand: ground, onBrand } = paletteOf(brand);
  const letter = await firstLetter(name);
  const { minX, minY, width, height } = letter.bbox;
  const scale = LETTER / Math.max(width, height);
  // The y axis of fonts points up, that of SVG down.
  const left = SIDE / 2 - scale * (minX + width / 2);
  const base = SIDE / 2 + scale * (minY + height / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${CORNER}" fill="${ground}"/><path fill="${onBrand}" transform="translate(${left} ${base}) scale(${scale} ${-scale})" d="${letter.toSVG()}"/></svg>`;
}

/** Returns the owner's icon, or the logo, or a letter if the logo is a wordmark. */
async function iconSource(): Promise<Buffer> {
  const icon = await readMark("static", "icon");
  const logo = await readMark("static", "logo");
  const isLogoWide = !logo?.shape || isWordmark(logo.shape);
  const mark = icon ?? (isLogoWide ? undefined : logo);
  if (mark) return readFile(join("static", mark.file));
  const { pharmacy, brand } = readFactsForConfig("data");
  return Buffer.from(await letterIcon(pharmacy.shortName, brand));
}

/** Opens a logo or an icon. A drawing is rendered as large as it is needed: sharp may refuse its own size. */
export async function openMark(source: Buffer, size: number): Promise<sharp.Sharp> {
  const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  // Pixels per inch at which an SVG is rendered; 72 is its own size. No effect on a PNG.
  const density = Math.min(2400, Math.max(1, (72 * size) / Math.max(width, height)));
  return sharp(source, { density, ...DECODING });
}

/** Renders the icon as a PNG of so many pixels. */
export async function siteIcon(size: number): Promise<Buffer> {
  return (await openMark(await iconSource(), size))
    .resize(size, size, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();
}

/** Writes all icons into the build folder. */
export async function writeIcons(build: string): Promise<void> {
  for (const [size, file] of [...APP_ICONS, [32, TAB_ICON] as const])
    writeChanged(join(build, file), await siteIcon(size));
}
