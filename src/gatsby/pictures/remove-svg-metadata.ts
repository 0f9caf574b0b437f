import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isSvg } from "../../content/read/inspect-svg";
import { withoutSvgMetadata } from "./without-svg-metadata";

/** Rewrites every drawing below a folder without what programs noted in it. */
export async function removeSvgMetadata(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const drawings = entries
    .filter((entry) => entry.isFile() && isSvg(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const path of drawings) {
    const svg = await readFile(path, "utf8");
    const rest = withoutSvgMetadata(svg);
    if (rest !== svg) await writeFile(path, rest);
  }
}
