/** The copy of the sample on which the tests prove what the site does, whoever's words are in `data/`. */
import { cpSync, existsSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

/** Where the copy is kept. */
export const SAMPLE_COPY = join("__tests__", "sample");

/** What in a project's folder is a pharmacy's own, and not the code's. */
export const CONTENT = ["data", "static/files", "static/logo.svg"] as const;

/** Systems leave hidden files behind, which Git keeps out and no page is made of. */
const isShown = (path: string) => !basename(path).startsWith(".");

/**
 * Copies the content of one folder into another, in place of what is there.
 *
 * @param from a project's folder, or the copy of the sample
 */
export function copyContent(from: string, to: string): void {
  for (const part of CONTENT) {
    rmSync(join(to, part), { recursive: true, force: true });
    if (!existsSync(join(from, part))) continue;
    cpSync(join(from, part), join(to, part), { recursive: true, filter: isShown });
  }
}
