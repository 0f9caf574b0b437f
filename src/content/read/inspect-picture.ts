/** Pictures, opened as the build will open them. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { onceForEachState } from "./once-for-each-state";

/** What a file in `data/images/` is that is no drawing. */
export interface Picture {
  /** As the image library names it: `webp`, `jpeg`. */
  format: string;
  /** In pixels, upright as it will be shown. */
  width: number;
  /** In pixels, as well. */
  height: number;
  /** Whether all of it can be decoded. */
  isWhole: boolean;
}

/**
 * All of a photo is decoded, because a damaged one shows its size and breaks later; only a few pixels
 * are kept, because that is quicker.
 */
async function canBeDecoded(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: "warning" })
      .resize(8, 8, { fit: "fill", kernel: "nearest" })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** How a file begins that a phone calls HEIC. AVIF has the same frame, and another brand in it. */
const isHeic = (bytes: Buffer) =>
  /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString("latin1", 4, 12));

/** HEIC, of which the image library knows the frame, but not what is in it. */
export const HEIC = "heic";

async function open(path: string): Promise<Picture | undefined> {
  // The library is given bytes, since of a path it remembers what lay there before.
  const bytes = await readFile(path);
  const picture = await inspect(bytes);
  return !picture?.isWhole && isHeic(bytes)
    ? { format: HEIC, width: picture?.width ?? 0, height: picture?.height ?? 0, isWhole: false }
    : picture;
}

async function inspect(bytes: Buffer): Promise<Picture | undefined> {
  try {
    const { autoOrient, format } = await sharp(bytes).metadata();
    return { format, ...autoOrient, isWhole: await canBeDecoded(bytes) };
  } catch {
    return undefined;
  }
}

/** What a file is. @returns `undefined` if it is no picture */
export const inspectPicture = onceForEachState(open);
