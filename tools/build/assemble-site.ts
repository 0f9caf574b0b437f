/** Assembles sites for tests: the code of this project with other content. */
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeChanged } from "../../src/lib/write-changed";
import { contentFilesIn, filesIn, isContent } from "./content-files";

/** Sources of a build without its content: of `docs`, the sheet for staff. Some packages find the project by its lockfile. */
const CODE = [
  ...["docs", "hosting", "src", "static", "tools"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
];

/** Content files: source path by path in the site. */
type Content = ReadonlyMap<string, string>;

const contentAt = (root: string, paths: readonly string[]): Content =>
  new Map(paths.map((path) => [path, join(root, path)]));

/** Returns the content of a pharmacy, with the pictures of this project, which it may still show. */
export const ownContent = (root: string): Content =>
  new Map([
    ...contentAt(".", filesIn(".", ["data/images"])),
    ...contentAt(root, contentFilesIn(root)),
  ]);

/**
 * Assembles a site in a folder, with more paths of this project, such as its tests. Does not write unchanged files, of
 * which Gatsby keeps what it made.
 */
export function assembleSite(folder: string, content: Content, more: readonly string[] = []): void {
  const gatsbyFiles = readdirSync(".").filter((name) => name.startsWith("gatsby-"));
  const parts = [...CODE, ...gatsbyFiles, ...more];
  const code = filesIn(".", parts).filter((path) => !isContent(path));
  const sources = new Map([...code.map((path) => [path, path] as const), ...content]);
  for (const path of filesIn(folder, ["data", ...parts])) {
    if (!sources.has(path)) rmSync(join(folder, path));
  }
  for (const [path, source] of sources) writeChanged(join(folder, path), readFileSync(source));
  const packages = join(folder, "node_modules");
  if (!existsSync(packages)) symlinkSync(resolve("node_modules"), packages, "junction");
}
