/** Decodes photos with sharp, as the build does. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { cacheByState } from "./cache-by-state";

/** A photo in `data/images/`. */
export interface Picture {
  /** Name of the format in sharp: `webp`, `jpeg`. */
  format: string;
  /** Pixels, after rotation by the EXIF orientation. */
  width: number;
  height: number;
  /** True if the whole photo can be decoded. Not tried for a photo that is too large. */
  isWhole: boolean;
}

/** Pixels of the longest side: WebP has no longer ones, and sharp refuses the square of it. */
export const MAX_SIDE = 16_383;

/** True for a picture that the build cannot process, although it is whole. */
export const isTooLarge = ({ width, height }: Pick<Picture, "width" | "height">) =>
  Math.max(width, height) > MAX_SIDE;

/** Sharp's default refuses JPEGs of some Samsung phones, about which libjpeg only warns. */
export const DECODING = { failOn: "truncated" } as const;

/** Decodes the whole photo, because a damaged one can have an intact header. A tiny result makes that faster. */
async function canBeDecoded(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes, DECODING).resize(8, 8, { fit: "fill", kernel: "nearest" }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** True if the header says HEIC. AVIF uses the same container with another brand. */
const isHeic = (bytes: Buffer) =>
  /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString("latin1", 4, 12));

/** Format of iPhone photos. Sharp can read the container, but not decode the photo. */
export const HEIC = "heic";

/** Inspects a photo. Returns `undefined` if the file is not a picture. */
export const inspectPicture = cacheByState(async (path): Promise<Picture | undefined> => {
  // Sharp caches by path, so pass the bytes.
  const bytes = await readFile(path);
  const heic = isHeic(bytes) ? { format: HEIC, width: 0, height: 0, isWhole: false } : undefined;
  try {
    const { autoOrient, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const isWhole = isTooLarge(autoOrient) || (await canBeDecoded(bytes));
    return isWhole || !heic ? { format, ...autoOrient, isWhole } : heic;
  } catch {
    return heic;
  }
});
