import { delimiter } from "node:path";
import which from "which";

/** Where system programs are, even where they are not on the user's `PATH`. */
const SYSTEM_FOLDERS = ["/usr/sbin", "/usr/local/sbin"];

/** The first of these programs that is installed. */
export function findProgram(...names: string[]): string | undefined {
  const path = [process.env.PATH ?? "", ...SYSTEM_FOLDERS].join(delimiter);
  return names
    .map((name) => which.sync(name, { nothrow: true, path }))
    .find((program) => program !== null);
}
