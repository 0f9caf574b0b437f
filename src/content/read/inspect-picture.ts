/** Pictures, opened as the build will open them. */
import { readFile, realpath, stat } from "node:fs/promises";
import sharp from "sharp";

/** What a file in `data/images/` is. */
export interface Picture {
  /** As the image library names it: `webp`, `svg`. */
  format: string;
  /** In pixels. */
  width: number;
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

async function open(path: string): Promise<Picture | undefined> {
  try {
    // The library is given bytes, since of a path it remembers what lay there before.
    const bytes = await readFile(path);
    const { width, format } = await sharp(bytes).metadata();
    return { format, width, isWhole: format === "svg" || (await canBeDecoded(bytes)) };
  } catch {
    return undefined;
  }
}

/** Pictures do not change often, and the check runs again on every change of a text. */
const known = new Map<string, Promise<Picture | undefined>>();

/** What a file is. @returns `undefined` if it is no picture */
export async function inspectPicture(path: string): Promise<Picture | undefined> {
  const target = await realpath(path);
  const { size, mtimeMs } = await stat(target);
  const key = `${target} ${size} ${mtimeMs}`;
  const picture = known.get(key) ?? open(target);
  known.set(key, picture);
  return picture;
}
