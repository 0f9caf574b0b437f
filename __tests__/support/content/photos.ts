/** Generated photos, as phones, cameras and programs save them. */
import { crc32 } from "node:zlib";
import sharp from "sharp";

interface Kind {
  width?: number;
  height?: number;
  /** EXIF orientation: 6 for a portrait photo. */
  orientation?: number;
}

/**
 * Returns a picture with a red left and a blue right half. It is low, because tests take longer with more
 * pixels.
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

/** XMP metadata. */
export const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${PLACE}</rdf:RDF></x:xmpmeta>`;

/** Returns a JPEG with place and device in EXIF and in XMP. */
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

/** Marker before the scan of a JPEG: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, table B.1. */
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/**
 * Returns a JPEG with scan parameters that libjpeg warns about, as some Samsung phones write them. Every viewer
 * shows it.
 */
export async function samsungPhoto(): Promise<Buffer> {
  const photo = await halves().jpeg().toBuffer();
  const scan = photo.indexOf(START_OF_SCAN);
  // The last three bytes of the scan's header are 0, 63 and 0 in a sequential JPEG.
  photo[scan + photo.readUInt16BE(scan + 2)] = 0;
  return photo;
}

/** Returns a CMYK JPEG. */
export const printPhoto = (): Promise<Buffer> => halves().toColorspace("cmyk").jpeg().toBuffer();

/** Returns an animation of two frames. */
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

/** Returns a PNG that says it has a size. Of one that is too large, nobody looks at the pixels. */
export async function pngOfSize(width: number, height: number): Promise<Buffer> {
  const png = await halves({ width: 8, height: 8 }).png().toBuffer();
  // The first chunk: its type, its size, and the checksum of all of it.
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Start of a HEIC file. */
export const heic = () =>
  Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(400)]);
