import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import sharp from "sharp";

/** Files of the build: paths below `public/`, with forward slashes. */
export const publishedFiles = (): string[] =>
  readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative("public", join(parentPath, name)).replaceAll(sep, "/"));

/** XMP and EXIF anywhere in a file. */
const METADATA = /<(\w+:)?metadata\b|<x:xmpmeta|http:\/\/ns\.adobe\.com\/xap|Exif\0\0|GPSLatitude/;

/** Kinds of metadata in a picture, such as place, date and device. */
async function metadataIn(bytes: Buffer): Promise<string[]> {
  const isSvg = bytes.subarray(0, 500).includes("<svg");
  const about = isSvg ? undefined : await sharp(bytes).metadata();
  return [
    ...(["exif", "xmp", "iptc", "comments"] as const).filter((kind) => about?.[kind]),
    ...(METADATA.exec(bytes.toString("latin1")) ?? []).slice(0, 1),
  ];
}

/** Pictures of the build with their metadata. */
export async function publishedPictures() {
  const files = publishedFiles().filter((file) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(file));
  const pictures = [];
  for (const file of files) {
    pictures.push({ file, metadata: await metadataIn(readFileSync(join("public", file))) });
  }
  return pictures;
}
