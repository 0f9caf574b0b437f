import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Lists the files of a folder and its subfolders, with forward slashes. A missing folder has none. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}
