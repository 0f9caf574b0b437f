/** The square icon of the site, for browser tabs and the home screens of phones. */
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { readFactsForConfig } from "../content/read/read-facts";
import { readMark } from "../content/read/read-logo";
import { isWordmark } from "../lib/wordmark";
import { headingFontFiles } from "../styles/heading-font";
import { type Brand, paletteOf } from "../styles/palette";

/** The icons of the web app manifest, by their sizes in pixels. */
export const APP_ICONS = new Map([192, 512].map((size) => [size, `icons/icon-${size}.png`]));

/** The icon of browser tabs, 32 pixels wide. */
export const TAB_ICON = "favicon-32x32.png";

/** Units of the drawing of a letter: its side, its corners, and the height of the letter. */
const [SIDE, CORNER, LETTER] = [512, 120, 290];

/** Outline of the first letter or digit that the heading font has, or of a plus sign. */
async function firstLetter(name: string) {
  // Loaded only here, because most sites need no letter.
  const { create } = await import("fontkit");
  const fonts = headingFontFiles.map(({ url }) => create(readFileSync(join("static", url))));
  const letters = [...name.toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  for (const letter of [...letters, "+"]) {
    const point = letter.codePointAt(0) ?? 0;
    for (const font of fonts) {
      if ("hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(point)) {
        return font.glyphForCodePoint(point).path;
      }
    }
  }
  throw new Error("The heading font has no plus sign.");
}

/**
 * A drawing of the first letter of a name, on the brand's color. The letter is an outline, because build
 * servers have few fonts.
 */
export async function letterIcon(name: string, brand: Brand): Promise<string> {
  const { brand: ground, onBrand } = paletteOf(brand);
  const letter = await firstLetter(name);
  const { minX, minY, width, height } = letter.bbox;
  const scale = LETTER / Math.max(width, height);
  // Fonts count upward, drawings downward.
  const left = SIDE / 2 - scale * (minX + width / 2);
  const base = SIDE / 2 + scale * (minY + height / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${CORNER}" fill="${ground}"/><path fill="${onBrand}" transform="translate(${left} ${base}) scale(${scale} ${-scale})" d="${letter.toSVG()}"/></svg>`;
}

/** The icon that the owner gives; else the logo; else, if that is a wordmark, a letter. */
async function iconSource(): Promise<Buffer> {
  const icon = await readMark("static", "icon");
  const logo = await readMark("static", "logo");
  const isLogoWide = !logo?.shape || isWordmark(logo.shape);
  const mark = icon ?? (isLogoWide ? undefined : logo);
  if (mark) return readFile(join("static", mark.file));
  const { pharmacy, brand } = readFactsForConfig("data");
  return Buffer.from(await letterIcon(pharmacy.shortName, brand));
}

/**
 * The icon as a PNG.
 *
 * @param size its width in pixels
 */
export async function siteIcon(size: number): Promise<Buffer> {
  const source = await iconSource();
  const { width, height } = await sharp(source).metadata();
  // Pixels to an inch: a drawing has 72 in its own size. Of a PNG this changes nothing.
  const density = Math.min(2400, Math.max(72, (72 * size) / Math.max(width, height)));
  return sharp(source, { density })
    .resize(size, size, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();
}

/**
 * Puts the icons into a build.
 *
 * @param build the folder of the build
 */
export async function writeIcons(build: string): Promise<void> {
  await mkdir(join(build, "icons"), { recursive: true });
  for (const [size, file] of [...APP_ICONS, [32, TAB_ICON] as const]) {
    await writeFile(join(build, file), await siteIcon(size));
  }
}
