/** Copy of the sample for tests, so that they do not depend on the content of `data/`. */
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { MARK_FILES } from "../../src/content/read/read-logo";
import { filesBelow } from "../../src/gatsby/build/files-below";

/** Folder of the copy. */
export const SAMPLE_COPY = "__tests__/sample";

/** Content of a pharmacy in a project folder. Everything else is code. */
const CONTENT = ["data", "static/files", ...MARK_FILES];

/** True for content, by its path in the project. */
export const isContent = (path: string) =>
  CONTENT.some((part) => path === part || path.startsWith(`${part}/`));

/** Lists the files below some paths of a folder, with forward slashes and without hidden files. */
export function filesIn(root: string, parts: readonly string[]): string[] {
  return parts
    .filter((part) => existsSync(join(root, part)))
    .flatMap((part) => {
      if (!statSync(join(root, part)).isDirectory()) return [part];
      return filesBelow(join(root, part))
        .filter((file) => !/(^|\/)\./.test(file))
        .map((file) => `${part}/${file}`);
    });
}

/** Lists the content files of a project, or of the copy of the sample. */
export const contentFilesIn = (root: string) => filesIn(root, CONTENT);

/** Replaces the copy with the current content. */
export function copySample(): void {
  rmSync(SAMPLE_COPY, { recursive: true, force: true });
  for (const path of contentFilesIn(".")) {
    mkdirSync(join(SAMPLE_COPY, dirname(path)), { recursive: true });
    copyFileSync(path, join(SAMPLE_COPY, path));
  }
}
