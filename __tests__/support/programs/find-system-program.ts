import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where system programs are, even where they are not on the user's `PATH`. */
const SYSTEM_FOLDERS = ["/usr/sbin", "/usr/local/sbin"];

/** The first of these programs that is installed. */
export function findSystemProgram(names: readonly string[], path: string): string | undefined {
  const folders = [...path.split(delimiter), ...SYSTEM_FOLDERS];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}
