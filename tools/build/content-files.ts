/** Files of a project that are a pharmacy's content. Everything else is code. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { MARK_FILES } from "../../src/content/read/read-logo";
import { filesBelow } from "../../src/lib/files-below";
import { writeChanged } from "../../src/lib/write-changed";

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

export const contentFilesIn = (root: string) => filesIn(root, CONTENT);

/** Copies the content of this project into a new folder. */
export function copyContent(folder: string): void {
  for (const path of contentFilesIn(".")) writeChanged(join(folder, path), readFileSync(path));
}
