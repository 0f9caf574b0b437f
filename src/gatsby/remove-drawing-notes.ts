import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDrawing } from "../content/read/inspect-drawing";
import { withoutNotes } from "./without-notes";

/** Rewrites every drawing below a folder without what programs noted in it. */
export async function removeDrawingNotes(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const drawings = entries
    .filter((entry) => entry.isFile() && isDrawing(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const path of drawings) {
    const svg = await readFile(path, "utf8");
    const rest = withoutNotes(svg);
    if (rest !== svg) await writeFile(path, rest);
  }
}
