/** Publishes the logo and the map, under addresses that browsers may cache forever. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { DECODING } from "../../content/read/inspect-picture";
import { readMark } from "../../content/read/read-logo";
import { writeChanged } from "../../lib/write-changed";
import { type Palette, paletteOf } from "../../styles/palette";
import type { Brand } from "../../styles/shades";
import { cleanDrawing } from "./clean-drawing";

/** Pixels: the header shows the logo 44 high, and the densest screens have three pixels for each. */
const MIN_HEIGHT = 3 * 44;

/** Pixels: search engines ignore a narrower logo (developers.google.com/search/docs). */
const MIN_WIDTH = 112;

/** Publishes the logo in `static/`. One that is not a drawing becomes a small WebP without metadata. */
export async function publishLogo(folder: string, build: string) {
  const { file, shape, drawing } = (await readMark(folder, "logo")) ?? {};
  if (!file || !shape) {
    throw new Error('The logo in static/ is missing or damaged. Run "npm run check".');
  }
  const bytes = await readFile(join(folder, file));
  if (drawing) {
    return { shape, url: publishFile("logo.svg", cleanDrawing(bytes.toString()), build) };
  }
  const height = Math.ceil(Math.max(MIN_HEIGHT, MIN_WIDTH / shape));
  const webp = await sharp(bytes, DECODING)
    .resize({ height, withoutEnlargement: true })
    .webp({ quality: 90, smartSubsample: true })
    .toBuffer();
  return { shape, url: publishFile("logo.webp", webp, build) };
}

/** Publishes the map in the brand's colors. Returns its address. */
export const publishMap = (svg: string, brand: Brand, build: string): string =>
  publishFile("map.svg", colorMap(svg, brand), build);

/** Adds the brand's colors, for light and dark screens, to the map as a `style` element. */
export function colorMap(svg: string, brand: Brand): string {
  const css = `${mapStyles(paletteOf(brand))}@media (prefers-color-scheme:dark){${mapStyles(paletteOf(brand, "dark"))}}`;
  return cleanDrawing(svg).replace(/(?<=<svg\b[^>]*>)/, `<style>${css}</style>`);
}

const mapStyles = ({ tint, page, fieldLine, ink }: Palette) =>
  `.ground{fill:${tint}}.streets{stroke:${page}}.rail{stroke:${fieldLine}}.names{fill:${ink};stroke:${page}}`;

/** Writes a file into a folder named after the hash of its content. Returns its address. */
function publishFile(name: string, content: string | Buffer, build: string): string {
  const path = `static/${createHash("md5").update(content).digest("hex")}/${name}`;
  writeChanged(join(build, path), content);
  return `/${path}`;
}
