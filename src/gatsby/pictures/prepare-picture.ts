import { basename, extname } from "node:path";
import sharp from "sharp";
import { isSvg } from "../../content/read/inspect-svg";
import { toSlug } from "../../lib/slug";

/** The formats that pages show as they come, by the endings that the image pipeline knows them by. */
const ENDINGS: Partial<Record<string, readonly string[]>> = {
  jpeg: [".jpg", ".jpeg"],
  png: [".png"],
  webp: [".webp"],
};

/** Names that stay the same in an address. */
const PLAIN_NAME = /^[a-z0-9-]+\.[a-z]+$/;

/** As the editing screen does it: larger than any page can show, and finer than it shows it. */
const MOST_WIDTH = 2400;
const QUALITY = 90;

function isPlain(name: string, picture: sharp.Metadata): boolean {
  const { format, space, exif, xmp, iptc, tifftagPhotoshop, comments, pages = 1 } = picture;
  const hasNotes = [exif, xmp, iptc, tifftagPhotoshop, comments].some((it) => it !== undefined);
  return (
    PLAIN_NAME.test(name) &&
    (ENDINGS[format]?.includes(extname(name)) ?? false) &&
    ["srgb", "b-w"].includes(space) &&
    pages === 1 &&
    !hasNotes
  );
}

/** A picture as the build goes on with it. */
export interface PreparedPicture {
  /** Without its ending. */
  name: string;
  /** With its point. */
  ending: string;
  bytes: Buffer;
}

/**
 * Makes of a photo, as a phone or a camera saves it, what pages can show: upright, in the colors of
 * screens, one picture without motion, under a name that is the same in an address; and without what
 * it says of the phone, the day and the place. A drawing only gets such a name.
 *
 * @param name the file's name
 * @returns `undefined` if it is all that already
 */
export async function preparePicture(
  name: string,
  bytes: Buffer,
): Promise<PreparedPicture | undefined> {
  const plainName = toSlug(basename(name, extname(name)).replaceAll(/[_.]/g, "-")) || "picture";
  if (isSvg(name)) {
    return PLAIN_NAME.test(name) ? undefined : { name: plainName, ending: ".svg", bytes };
  }
  if (isPlain(name, await sharp(bytes).metadata())) return undefined;
  return {
    name: plainName,
    ending: ".webp",
    bytes: await sharp(bytes)
      .autoOrient()
      .resize({ width: MOST_WIDTH, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer(),
  };
}
