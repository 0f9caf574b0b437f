import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { publishedFiles } from "./published-files";

/** Adobe's metadata and camera makers', wherever in a file they stand. */
const METADATA = /<(\w+:)?metadata\b|<x:xmpmeta|http:\/\/ns\.adobe\.com\/xap|Exif\0\0|GPSLatitude/;

/** What a picture says beside what can be seen on it: place, day, phone, programs. */
export async function metadataIn(bytes: Buffer): Promise<string[]> {
  const isSvg = bytes.subarray(0, 500).includes("<svg");
  const about = isSvg ? undefined : await sharp(bytes).metadata();
  return [
    ...(["exif", "xmp", "iptc", "comments"] as const).filter((kind) => about?.[kind]),
    ...(METADATA.exec(bytes.toString("latin1")) ?? []).slice(0, 1),
  ];
}

/** Every picture and drawing of the build, each with its metadata. */
export async function publishedPictures() {
  const files = publishedFiles().filter((file) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(file));
  const pictures = [];
  for (const file of files) {
    pictures.push({ file, metadata: await metadataIn(readFileSync(join("public", file))) });
  }
  return pictures;
}
