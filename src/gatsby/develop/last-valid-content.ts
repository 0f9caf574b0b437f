/**
 * The last valid state of `data/`, which the site shows while someone works on it: a mistake then
 * costs a message in the terminal, not the page that one was looking at.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Where the last valid state is kept; git ignores it. */
export const LAST_VALID_CONTENT = ".content";

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

const isSame = (one: string, other: string) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** Keeps the present state of `data/`, touching only the files that changed. */
export function keepValidContent(directory = process.cwd()): void {
  const [source, kept] = [join(directory, "data"), join(directory, LAST_VALID_CONTENT)];
  const files = filesBelow(source);
  for (const file of files.filter((it) => !isSame(join(source, it), join(kept, it)))) {
    cpSync(join(source, file), join(kept, file), { dereference: true });
  }
  for (const file of filesBelow(kept).filter((it) => !files.includes(it))) rmSync(join(kept, file));
}
