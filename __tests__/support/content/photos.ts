/** Photos as phones, cameras and programs save them, made for tests. */
import sharp from "sharp";

interface Kind {
  width?: number;
  height?: number;
  /** As EXIF has it: 6 for a phone that was held upright. */
  orientation?: number;
}

/**
 * A picture with a red left half and a blue right half, as the sensor saw it. It is as wide as a photo, and
 * flat, because each of its pixels costs time.
 */
export const halves = ({ width = 1600, height = 120 }: Kind = {}) =>
  sharp({ create: { width, height, channels: 3, background: "blue" } }).composite([
    {
      input: {
        create: { width: Math.floor(width / 2), height, channels: 3, background: "red" },
      },
      left: 0,
      top: 0,
    },
  ]);

const PLACE =
  '<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="44,27N"/>';

/** What programs note in a picture or a drawing, in Adobe's words. */
export const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${PLACE}</rdf:RDF></x:xmpmeta>`;

/** A JPEG that says where and with which phone it was taken, twice. */
export const phonePhoto = (kind: Kind = {}): Promise<Buffer> =>
  halves(kind)
    .withExif({
      IFD0: { Make: "Apple", Model: "iPhone 15" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "44/1 27/1 0/1" },
    })
    .withXmp(XMP)
    .withMetadata({ orientation: kind.orientation })
    .jpeg()
    .toBuffer();

/** The same photo as a print shop gives it back. */
export const printPhoto = (): Promise<Buffer> => halves().toColorspace("cmyk").jpeg().toBuffer();

/** Two pictures that take turns. */
export async function animation(format: "gif" | "webp"): Promise<Buffer> {
  const size = { width: 1200, height: 90, channels: 3 } as const;
  const frames = ["red", "blue"].map((background) =>
    sharp({ create: { ...size, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** The beginning of a file that a phone calls HEIC, which nothing here can draw. */
export const heic = () =>
  Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(400)]);
