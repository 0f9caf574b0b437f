import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const PICTURE = /\.(?:avif|webp|png|jpe?g)$/;

/** The pictures that a build encoded, each with the moment at which its file was written. */
export function builtPictures(folder: string): Map<string, number> {
  const root = join(folder, "public", "static");
  if (!existsSync(root)) return new Map();
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((file) => PICTURE.test(file))
      .map((file) => [file, statSync(join(root, file)).mtimeMs]),
  );
}

/** The pictures that were written since: those that are new and those that were encoded again. */
export function encodedSince(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
) {
  return [...after].filter(([file, time]) => before.get(file) !== time).map(([file]) => file);
}
