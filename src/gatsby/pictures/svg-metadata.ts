import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import { defineEntities, isSvg } from "../../content/read/inspect-svg";
import { filesBelow } from "../../lib/files-below";

/** Removes the metadata of every drawing in a folder and its subfolders. */
export async function removeSvgMetadata(folder: string): Promise<void> {
  for (const file of filesBelow(folder).filter(isSvg)) {
    const path = join(folder, file);
    const svg = await readFile(path, "utf8");
    const clean = withoutSvgMetadata(svg);
    if (clean !== svg) await writeFile(path, clean);
  }
}

const isMetadata = (name: string) => /^(\w+:)?metadata$/.test(name);

/**
 * Returns the drawing without comments and `metadata` elements. Programs note the author, the date and
 * the source file there, and a traced photo brings along the notes of its camera.
 */
export function withoutSvgMetadata(svg: string): string {
  const metadata: [start: number, end: number][] = [];
  const parser = new SaxesParser({ xmlns: true });
  defineEntities(parser);
  let depth = 0;
  let start = 0;
  parser.on("opentagstart", ({ name }) => {
    if (!isMetadata(name)) return;
    if (depth === 0) start = svg.lastIndexOf("<", parser.position - 1);
    depth += 1;
  });
  parser.on("closetag", ({ name }) => {
    if (!isMetadata(name)) return;
    depth -= 1;
    if (depth === 0) metadata.push([start, parser.position]);
  });
  parser.on("comment", () => {
    const end = svg.indexOf(">", parser.position - 1) + 1;
    if (depth === 0) metadata.push([svg.lastIndexOf("<!--", end), end]);
  });
  parser.write(svg).close();
  return metadata.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), svg);
}
