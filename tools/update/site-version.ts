/**
 * The version of the project that a site has: a commit of the project, in `.project-version`. `npm run adopt` and each
 * update write it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../../src/lib/command-error";
import { git, isInGit, type Tree, treeAt, tryGit } from "./git";
import { ProjectCopy } from "./project-copy";

export const VERSION_FILE = ".project-version";

const COMMIT = /^[0-9a-f]{40}$/;

/** Returns the commit in the version file; `undefined` if there is none. */
export function writtenVersion(site: string): string | undefined {
  const file = join(site, VERSION_FILE);
  const written = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  return COMMIT.test(written) ? written : undefined;
}

export const writeVersion = (site: string, commit: string): void =>
  writeFileSync(join(site, VERSION_FILE), `${commit}\n`);

/**
 * Notes the version before the first change: the commit of the site's own Git. A ZIP has no Git, so its files are kept
 * in the private copy, where an update compares them with the project's versions. Without Git installed, notes nothing.
 */
export function noteFirstVersion(site: string): void {
  try {
    writeVersion(
      site,
      isInGit(site)
        ? git(site, ["rev-parse", "HEAD"]).trim()
        : new ProjectCopy(site).keepSite("first"),
    );
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
  }
}

/** Returns the ids of the files in a folder without Git that have a name of a file of the project. */
function treeOfFiles(site: string, known: Tree): Map<string, string> {
  const paths = [...known.keys()].filter((path) => existsSync(join(site, path)));
  const ids = git(site, ["hash-object", "--no-filters", "--stdin-paths"], {
    input: paths.join("\n"),
  }).split("\n");
  return new Map(paths.map((path, index) => [path, ids[index] ?? ""]));
}

/** Returns the files with which the site began, as far as they are known. */
function firstFiles(site: string, copy: ProjectCopy, newest: string): Map<string, string> {
  const written = writtenVersion(site);
  if (written && copy.has(written)) return copy.tree(written);
  if (!isInGit(site)) return treeOfFiles(site, copy.tree(newest));
  const [root = "HEAD"] = git(site, ["rev-list", "--max-parents=0", "HEAD"]).trim().split("\n");
  const isKnown = written && tryGit(site, ["cat-file", "-e", written]).exitCode === 0;
  return treeAt(site, isKnown ? written : root);
}

/** Returns how many files each version of the project has in common with some files, the newest version first. */
function equalFiles(
  files: Tree,
  copy: ProjectCopy,
  newest: string,
): { commit: string; count: number }[] {
  const log = git(copy.folder, [
    ...["log", "--topo-order", "--reverse", "--diff-merges=first-parent", "--no-renames"],
    ...["--raw", "--no-abbrev", "--root", "-z", "--format=%x01%H %P", newest],
  ]);
  const counts = new Map<string, number>();
  for (const part of log.split("\x01").slice(1)) {
    const [about = "", ...changes] = part.split("\0");
    const [commit = "", parent = ""] = about.trim().split(" ");
    let count = counts.get(parent) ?? 0;
    // `:100644 100644 before after M`, and then the path.
    for (let index = 0; index < changes.length; index += 1) {
      const [, , before, after] = changes[index]?.trim().split(" ") ?? [];
      if (after === undefined) continue;
      const ours = files.get(changes[index + 1] ?? "");
      if (ours === before) count -= 1;
      if (ours === after) count += 1;
      index += 1;
    }
    counts.set(commit, count);
  }
  return [...counts].map(([commit, count]) => ({ commit, count })).reverse();
}

/** Smallest share of the site's first files that its version must have. */
const ENOUGH = 0.5;

/**
 * Returns the version of the project that a site has: what is written down; else the newest commit that the site's Git
 * has in common with the project; else the version with the most files that equal the site's first ones. Throws
 * `CommandError` if there is none.
 */
export function findVersion(site: string, copy: ProjectCopy, newest: string): string {
  const written = writtenVersion(site);
  if (written && copy.isUpTo(written, newest)) return written;
  if (isInGit(site)) {
    const own = new Set(git(site, ["rev-list", "HEAD"]).trim().split("\n"));
    const common = git(copy.folder, ["rev-list", "--topo-order", newest])
      .trim()
      .split("\n")
      .find((commit) => own.has(commit));
    if (common) return common;
  }
  const files = firstFiles(site, copy, newest);
  const versions = equalFiles(files, copy, newest);
  const most = Math.max(...versions.map(({ count }) => count));
  const found = versions.find(({ count }) => count === most);
  if (found && most >= ENOUGH * files.size) return found.commit;
  throw new CommandError(
    `No version of the project has the files with which this site began. Write the commit of the project that it began with into ${VERSION_FILE}, and run the command again. Nothing was changed.`,
  );
}
