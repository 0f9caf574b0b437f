/** Pictures that content names: there, wide enough, and whole. */
import { readFile, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { nearest } from "./nearest";

/** The least width of a picture in pixels: sharp on a phone with three pixels to a point. */
const LEAST_PICTURE_WIDTH = 1200;

/** What is wrong with a picture, and what to do. */
interface PictureFault {
  message: string;
  fix: string;
}

/** The formats of which the build makes smaller pictures; AVIF is a kind of HEIF. */
const PHOTO_FORMATS = ["jpeg", "png", "webp", "heif"];

/**
 * Opens a picture as the build will. All of it is decoded, because a damaged one shows its size and
 * breaks later; only a few pixels are kept, because that is quicker. The library is given bytes, since
 * of a path it remembers what lay there before.
 */
async function faultOf(file: string, path: string): Promise<PictureFault | undefined> {
  const notAPicture = {
    message: `The file ${file} is not a picture, or it is damaged.`,
    fix: "Save it again as JPEG, PNG, WebP or AVIF.",
  };
  try {
    const bytes = await readFile(path);
    const { width, format } = await sharp(bytes).metadata();
    if (path.endsWith(".svg")) return format === "svg" ? undefined : notAPicture;
    if (!PHOTO_FORMATS.includes(format)) return notAPicture;
    if (width < LEAST_PICTURE_WIDTH) {
      return {
        message: `The picture ${file} is ${width} pixels wide, too small to be sharp on a phone.`,
        fix: `Use one that is ${LEAST_PICTURE_WIDTH} pixels wide or more.`,
      };
    }
    await sharp(bytes, { failOn: "warning" })
      .resize(8, 8, { fit: "fill", kernel: "nearest" })
      .raw()
      .toBuffer();
    return undefined;
  } catch {
    return notAPicture;
  }
}

/** Pictures do not change often, and the check runs again on every change of a text. */
const known = new Map<string, Promise<PictureFault | undefined>>();

/**
 * What is wrong with a picture.
 *
 * @param picture as content names it, below `data/`
 * @param pictures those that there are
 */
export async function pictureFault(
  dataFolder: string,
  picture: string,
  pictures: readonly string[],
): Promise<PictureFault | undefined> {
  const file = `data/${picture}`;
  if (!pictures.includes(picture)) {
    const meant = nearest(picture, pictures);
    return {
      message: `There is no picture ${file}.`,
      fix: meant
        ? `Did you mean "${meant}"? Otherwise put the picture there.`
        : "Put the picture there, or name another one.",
    };
  }
  const path = await realpath(join(dataFolder, picture));
  const { size, mtimeMs } = await stat(path);
  const key = `${path} ${size} ${mtimeMs}`;
  const fault = known.get(key) ?? faultOf(file, path);
  known.set(key, fault);
  return fault;
}
