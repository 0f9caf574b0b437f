import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { diffLinesUnified } from "jest-diff";
import { type DataUpdate, dataUpdates } from "./data-updates";

/** Lines around each change that stay as they are. */
const CONTEXT = 2;

const linesOf = (text: string) => (text === "" ? [] : text.trimEnd().split(/\r?\n/));

function describe({ path, before, after, explanations }: DataUpdate): string {
  const diff = diffLinesUnified(linesOf(before), linesOf(after), {
    contextLines: CONTEXT,
    expand: false,
    omitAnnotationLines: true,
  });
  return [`data/${path}`, ...explanations.map((it) => `  ${it}`), "", diff, ""].join("\n");
}

const count = ({ length }: readonly DataUpdate[]) => `${length} file${length === 1 ? "" : "s"}`;

/**
 * Brings the data that an older version wrote up to date.
 *
 * @param rootFolder the project's folder
 * @param write whether to write it, or only to show what would change
 * @returns what to say about it
 * @throws CommandError when a file cannot be read, which says why
 */
export async function updateData(rootFolder: string, write: boolean): Promise<string> {
  const updates = await dataUpdates(rootFolder);
  if (updates.length === 0) return "Nothing in data/ is of an older version.";
  const shown = updates.map(describe).join("\n");
  if (!write) {
    return `${shown}\n${count(updates)} to change. To write this: npm run update-data -- --write`;
  }
  for (const { path, after } of updates) {
    const file = join(rootFolder, "data", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, after);
  }
  return `${shown}\n${count(updates)} in data/ written. New words are the sample's: make them yours. Then: npm run check`;
}
