import { existsSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "./find-program";

/** An installed Apache. */
export interface Apache {
  program: string;
  /** The folder of its modules. */
  modules: string;
  /** The file with the system's table of content types. */
  contentTypes: string;
}

/** Of Debian, Fedora and macOS. */
const MODULE_FOLDERS = [
  "/usr/lib/apache2/modules",
  "/usr/lib64/httpd/modules",
  "/usr/libexec/apache2",
];
const CONTENT_TYPES = ["/etc/mime.types", "/etc/apache2/mime.types"];

/** Looks for Apache in the places of the usual systems. */
export function findApache(): Apache | undefined {
  const program = findProgram("apache2", "httpd");
  const modules = MODULE_FOLDERS.find((folder) => existsSync(join(folder, "mod_rewrite.so")));
  const contentTypes = CONTENT_TYPES.find((file) => existsSync(file));
  return program && modules && contentTypes ? { program, modules, contentTypes } : undefined;
}
