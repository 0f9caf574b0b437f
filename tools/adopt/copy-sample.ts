/** The copy of the sample on which the tests prove what the site does, whoever's words are in `data/`. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { MARK_FILES } from "../../src/content/read/read-logo";

/** Where the copy is kept. */
export const SAMPLE_COPY = "__tests__/sample";

/** What in a project's folder is a pharmacy's own; all else is code. */
const CONTENT = ["data", "static/files", ...MARK_FILES];

/** Whether a file is content, by its place below the project. */
export const isContent = (path: string) =>
  CONTENT.some((part) => path === part || path.startsWith(`${part}/`));

/**
 * Every file of a project, or of some parts of it, by its place there, with forward slashes. Hidden
 * files, which systems leave behind, are left out.
 */
export function filesIn(root: string, parts: readonly string[]): string[] {
  return parts
    .filter((part) => existsSync(join(root, part)))
    .flatMap((part) => {
      if (!statSync(join(root, part)).isDirectory()) return [part];
      const names = readdirSync(join(root, part)).filter((name) => !name.startsWith("."));
      return filesIn(
        root,
        names.map((name) => `${part}/${name}`),
      );
    });
}

/** Every file of the content of a project, or of the copy of the sample. */
export const contentFilesIn = (root: string) => filesIn(root, CONTENT);

/** Makes the copy what the content in this folder is now. */
export function copySample(): void {
  rmSync(SAMPLE_COPY, { recursive: true, force: true });
  for (const path of contentFilesIn(".")) {
    mkdirSync(join(SAMPLE_COPY, dirname(path)), { recursive: true });
    copyFileSync(path, join(SAMPLE_COPY, path));
  }
}
