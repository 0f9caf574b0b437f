/** Picture for shared links of a site that names none of its own: logo, name and town in the brand's colors. */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { readBrand, readPharmacy } from "../../content/read-facts";
import { readMark } from "../../content/read/read-logo";
import { SOCIAL_CARD, SOCIAL_CARD_SIZE as SIZE } from "../../lib/paths";
import { writeChanged } from "../../lib/write-changed";
import { paletteOf } from "../../styles/palette";
import type { Brand } from "../../styles/shades";
import { type FindGlyph, openHeadingFont } from "./heading-outlines";
import { openMark } from "./site-icon";

const MARGIN = 96;
const LOGO = { width: 520, height: 150 };
const LOGO_GAP = 56;
const TEXT_WIDTH = SIZE.width - 2 * MARGIN;
const NAME_SIZES = [104, 92, 80, 70, 60, 52];
const TOWN_SIZE = 44;
const LINE_HEIGHT = 1.15;
const STRIPE = 20;

interface Card {
  name: string;
  /** `Northfield, MN`. */
  town: string;
  brand: Brand;
  logo?: Buffer;
}

interface Font {
  findGlyph: FindGlyph;
  unitsPerEm: number;
}

/** Returns the width of a text in pixels. Letters that the font does not have take no room. */
const widthOf = (text: string, size: number, { findGlyph, unitsPerEm }: Font) =>
  [...text].reduce((sum, letter) => sum + (findGlyph(letter)?.advanceWidth ?? 0), 0) *
  (size / unitsPerEm);

/** Breaks a text into lines that fit; a longer word stands alone. */
function linesOf(text: string, size: number, font: Font): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return last !== undefined && widthOf(longer, size, font) > TEXT_WIDTH
      ? [...lines, word]
      : [...lines.slice(0, -1), longer];
  }, []);
}

/** Draws a line of text as outlines. The y axis of fonts points up, that of SVG down. */
function outlines(text: string, size: number, baseline: number, font: Font): string {
  const scale = size / font.unitsPerEm;
  let left = MARGIN;
  return [...text]
    .flatMap((letter) => {
      const glyph = font.findGlyph(letter);
      if (!glyph) return [];
      const path = `<path transform="translate(${left.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
      left += glyph.advanceWidth * scale;
      return path;
    })
    .join("");
}

const canWrite = (text: string, { findGlyph }: Font) =>
  [...text].every((letter) => /\s/.test(letter) || findGlyph(letter) !== undefined);

/** Draws the card, as a JPEG, which every service shows. A name in letters that the heading font does not have is left to the logo. */
export async function socialCard({ name, town, brand, logo }: Card): Promise<Buffer> {
  const font = await openHeadingFont();
  const palette = paletteOf(brand);
  const written = canWrite(name, font) ? name : "";
  const mark =
    logo &&
    (await (
      await openMark(logo, LOGO.width)
    )
      .resize({ ...LOGO, fit: "inside" })
      .png()
      .toBuffer({ resolveWithObject: true }));
  const markHeight = mark ? mark.info.height + LOGO_GAP : 0;
  const room = SIZE.height - 2 * MARGIN - markHeight - TOWN_SIZE * 2;
  const fits = (size: number) => {
    const lines = linesOf(written, size, font);
    return (
      lines.length * size * LINE_HEIGHT <= room &&
      lines.every((line) => widthOf(line, size, font) <= TEXT_WIDTH)
    );
  };
  const size = NAME_SIZES.find(fits) ?? NAME_SIZES.at(-1) ?? TOWN_SIZE;
  const lines = written === "" ? [] : linesOf(written, size, font);
  const nameHeight = lines.length * size * LINE_HEIGHT;
  const top = Math.round((SIZE.height - markHeight - nameHeight - TOWN_SIZE * 2) / 2);
  const drawn = lines.map((line, index) =>
    outlines(line, size, top + markHeight + size * (index * LINE_HEIGHT + 0.8), font),
  );
  const townLine = outlines(town, TOWN_SIZE, top + markHeight + nameHeight + TOWN_SIZE * 1.4, font);
  const { width, height } = SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${palette.tint}"/><rect y="${height - STRIPE}" width="${width}" height="${STRIPE}" fill="${palette.brand}"/><g fill="${palette.brandStrong}">${drawn.join("")}</g><g fill="${palette.inkSoft}">${townLine}</g></svg>`;
  return sharp(Buffer.from(svg))
    .composite(mark ? [{ input: mark.data, left: MARGIN, top }] : [])
    .jpeg({ quality: 90, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
}

/** Writes the card into the build folder; removes it if the pharmacy has a picture of its own. */
export async function writeSocialCard(build: string): Promise<void> {
  const { name, address, socialPicture } = readPharmacy("data");
  const file = join(build, SOCIAL_CARD);
  if (socialPicture) return rm(file, { force: true });
  const logo = await readMark("static", "logo");
  const card = await socialCard({
    name,
    town: `${address.city}, ${address.state}`,
    brand: readBrand("data"),
    logo: logo && (await readFile(join("static", logo.file))),
  });
  writeChanged(file, card);
}
