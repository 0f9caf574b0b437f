import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { readMark } from "../content/read/read-logo";
import { type InlineDrawing, inlineDrawing } from "./inline-drawing";
import { publishFile } from "./publish-file";
import { withoutSvgMetadata } from "./without-svg-metadata";

/** The logo as pages show it. */
export interface PublishedLogo {
  url: string;
  /** How many times as wide as high it is. */
  shape: number;
  /** The drawing itself, if it is short and plain enough to stand in a page. */
  drawing?: InlineDrawing;
}

/** In pixels: the header shows the logo 44 high, and the finest phones have three for each of them. */
const HEIGHT = 3 * 44;

/** In pixels: search engines ignore a logo that is narrower (developers.google.com/search/docs). */
const LEAST_WIDTH = 112;

/** A picture of the logo without metadata, no larger than the header needs. */
const smallCopy = (png: Buffer, shape: number) =>
  sharp(png)
    .resize({
      height: Math.ceil(Math.max(HEIGHT, LEAST_WIDTH / shape)),
      withoutEnlargement: true,
    })
    .webp({ quality: 90, smartSubsample: true })
    .toBuffer();

/**
 * Puts the logo into a build, under a name that follows from what is in it.
 *
 * @param folder `static/`
 * @param build the folder of the build
 * @throws if there is no logo, or nobody knows its size
 */
export async function publishLogo(folder: string, build: string): Promise<PublishedLogo> {
  const { file, shape, drawing } = (await readMark(folder, "logo")) ?? {};
  if (!file || !shape) {
    throw new Error('The logo in static/ is missing or damaged. Run "npm run check".');
  }
  const bytes = await readFile(join(folder, file));
  if (!drawing) {
    return { shape, url: await publishFile("logo.webp", await smallCopy(bytes, shape), build) };
  }
  const svg = withoutSvgMetadata(bytes.toString("utf8"));
  return { shape, url: await publishFile("logo.svg", svg, build), drawing: inlineDrawing(svg) };
}
