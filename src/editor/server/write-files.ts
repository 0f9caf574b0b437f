/** Writes what the screen saves into `data/`, all of it or nothing. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { CommandError } from "../../lib/command-error";
import type { LocalFile, LocalWrite } from "../files/local-files";

/** Returns the path of a file in `data/`. Throws a CommandError for one outside. */
export function fileIn(project: string, path: string): string {
  const normal = posix.normalize(`data/${path.replaceAll("\\", "/")}`);
  if (!normal.startsWith("data/")) throw new CommandError(`${path} is not in data/.`);
  return join(project, normal);
}

const bytesOf = (file: NonNullable<LocalFile>) =>
  "text" in file ? Buffer.from(file.text) : Buffer.from(file.photo, "base64");

/** Throws a CommandError in words for staff if the disk refuses one of the files. */
export function writeFiles(project: string, files: LocalWrite["files"]): void {
  const all = Object.entries(files).map(([path, file]) => ({
    file,
    target: fileIn(project, path),
  }));
  const written = all.filter(({ file }) => file !== null);
  try {
    // A full disk takes only a part, which must not stand in the place of a file.
    for (const { target, file } of written) {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(`${target}.new`, bytesOf(file ?? { text: "" }));
    }
    for (const { target } of written) renameSync(`${target}.new`, target);
    for (const { target, file } of all) if (file === null) rmSync(target, { force: true });
  } catch (error) {
    for (const { target } of written)
      if (existsSync(`${target}.new`)) rmSync(`${target}.new`, { force: true });
    // Errors of the file system have a code.
    throw (error as NodeJS.ErrnoException).code
      ? new CommandError(
          "The file cannot be written. It is protected or open in another program, or the disk is full. Mend that, and save again.",
        )
      : error;
  }
}
