/**
 * A copy of the last valid state of `data/`, from which `gatsby develop` renders the pages. If it read
 * `data/` itself, a half-written file would break every page that shows it.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { watchContent } from "./watch-content";

/** True in `gatsby develop`, and so in `npm start`. */
export const isDevelop = process.env.gatsby_executing_command === "develop";

/** Folder of the copy. Git ignores it. */
export const LAST_VALID_CONTENT = ".content";

/** Folder from which Gatsby reads the content. */
export const contentFolder = isDevelop ? LAST_VALID_CONTENT : "data";

/** Copies `data/`, which has to be valid now, and copies it again after each valid change. */
export async function keepValidContentFresh(): Promise<void> {
  keepValidContent();
  await watchContent((isValid) => {
    if (isValid) keepValidContent();
  });
}

/** Copies the files of `data/` that changed, and deletes copies of files that are gone. */
export function keepValidContent(directory = process.cwd()): void {
  const [source, copy] = [join(directory, "data"), join(directory, LAST_VALID_CONTENT)];
  const files = filesBelow(source);
  for (const file of files.filter((file) => !isSame(join(source, file), join(copy, file)))) {
    cpSync(join(source, file), join(copy, file), { dereference: true });
  }
  for (const file of filesBelow(copy)) if (!files.includes(file)) rmSync(join(copy, file));
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

const isSame = (one: string, other: string) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));
