import { readFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import { isSvg } from "../../content/read/inspect-svg";
import { filesBelow } from "../../lib/files-below";
import { writeChanged } from "../../lib/write-changed";

/** Cleans every drawing in a folder and its subfolders. */
export function cleanDrawings(folder: string): void {
  for (const file of filesBelow(folder).filter(isSvg)) {
    const path = join(folder, file);
    writeChanged(path, cleanDrawing(readFileSync(path, "utf8")));
  }
}

/**
 * Returns a drawing without scripts and without the notes of programs and cameras. Pages show drawings by `<img>`,
 * where scripts do not run; they would run for somebody who opens the drawing's own address.
 */
export const cleanDrawing = (svg: string): string =>
  optimize(svg, {
    plugins: [
      "removeDoctype",
      "removeXMLProcInst",
      { name: "removeComments", params: { preservePatterns: false } },
      "removeMetadata",
      "removeEditorsNSData",
      "removeScripts",
    ],
  }).data;
