import { basename, extname } from "node:path";
import sharp from "sharp";
import { DECODING } from "../../content/read/inspect-picture";
import { isSvg } from "../../content/read/inspect-svg";
import { toSlug } from "../../lib/slug";

/** File extensions, by format, that the image pipeline knows. */
const ENDINGS: Partial<Record<string, readonly string[]>> = {
  jpeg: [".jpg", ".jpeg"],
  png: [".png"],
  webp: [".webp"],
};

/** File name that needs no escaping in a URL. */
const PLAIN_NAME = /^[a-z0-9-]+\.[a-z]+$/;

/** Pixels, as on the editing screen: more than any page shows. */
const MOST_WIDTH = 2400;
const QUALITY = 90;

function isPlain(name: string, picture: sharp.Metadata): boolean {
  const { format, space, exif, xmp, iptc, tifftagPhotoshop, comments, pages = 1 } = picture;
  const hasNotes = [exif, xmp, iptc, tifftagPhotoshop, comments].some(
    (notes) => notes !== undefined,
  );
  return (
    PLAIN_NAME.test(name) &&
    (ENDINGS[format]?.includes(extname(name)) ?? false) &&
    ["srgb", "b-w"].includes(space) &&
    pages === 1 &&
    !hasNotes
  );
}

/**
 * Prepares a photo for the web: upright, in sRGB, without animation, without metadata such as the location, and with a
 * plain file name. A drawing only gets the name. `undefined` if the file needs no change.
 */
export async function preparePicture(name: string, bytes: Buffer) {
  const plainName = toSlug(basename(name, extname(name)).replaceAll(/[_.]/g, "-")) || "picture";
  if (isSvg(name)) {
    return PLAIN_NAME.test(name) ? undefined : { name: plainName, ending: ".svg", bytes };
  }
  if (isPlain(name, await sharp(bytes).metadata())) return undefined;
  return {
    name: plainName,
    ending: ".webp",
    bytes: await sharp(bytes, DECODING)
      .autoOrient()
      .resize({ width: MOST_WIDTH, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer(),
  };
}
