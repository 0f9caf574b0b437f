/** Replaces what is not the pharmacy's: all files of the project outside of its content. */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isContent } from "../build/content-files";
import { partsOf } from "./git";
import { type ProjectCopy, UPDATE_FOLDER } from "./project-copy";

/** Files outside of the content that the pharmacy changed. */
export interface OwnChanges {
  /** The project's new version takes their place. */
  replaced: readonly string[];
  /** The project did not change them, so they stay. */
  kept: readonly string[];
}

export interface Replacement extends OwnChanges {
  /** Files to write. */
  written: readonly string[];
  /** Files to delete. */
  deleted: readonly string[];
}

/** Returns the ids that files had in any version of the project. */
function knownIds(copy: ProjectCopy, newest: string, paths: readonly string[]): Set<string> {
  if (paths.length === 0) return new Set();
  const log = ["log", "--format=", "--raw", "--no-abbrev", "--no-renames", "-m", "--root", newest];
  const answer = copy.withSite([...log, "--", ...paths]);
  return new Set([...answer.matchAll(/^:\S+ \S+ \S+ ([0-9a-f]{40})/gm)].map(([, id = ""]) => id));
}

/** Returns the files that differ from a version, without those that equal another version of the project. */
function ownChanges(copy: ProjectCopy, site: string, base: string, newest: string): string[] {
  copy.withSite(["read-tree", base]);
  const isNew = (path: string) => !before.has(path) && existsSync(join(site, path));
  const before = copy.tree(base);
  const added = [...copy.tree(newest).keys()].filter((path) => !isContent(path) && isNew(path));
  if (added.length > 0) copy.withSite(["add", "--force", "--intent-to-add", "--", ...added]);
  const changed = partsOf(
    copy.withSite(["diff", "--name-only", "--no-renames", "-z", base]),
  ).filter((path) => !isContent(path));
  const known = knownIds(copy, newest, changed);
  const there = changed.filter((path) => existsSync(join(site, path)));
  const ids = copy.withSite(["hash-object", "--stdin-paths"], { input: there.join("\n") });
  const idOf = new Map(ids.split("\n").map((id, index) => [there[index], id]));
  return changed.filter((path) => !known.has(idOf.get(path) ?? ""));
}

/** Plans what becomes of each file of the project. Writes nothing into the site. */
export function planReplacement(
  copy: ProjectCopy,
  site: string,
  base: string,
  newest: string,
): Replacement {
  const [before, after] = [copy.tree(base), copy.tree(newest)];
  const own = ownChanges(copy, site, base, newest);
  const kept = own.filter((path) => before.has(path) && before.get(path) === after.get(path));
  const isReplaced = (path: string) => !isContent(path) && !kept.includes(path);
  return {
    kept,
    replaced: own.filter((path) => !kept.includes(path)),
    written: [...after.keys()].filter(isReplaced),
    deleted: [...before.keys()].filter(
      (path) => isReplaced(path) && !after.has(path) && existsSync(join(site, path)),
    ),
  };
}

/** Writes the pharmacy's own changes as a patch, and returns its path in the site; `undefined` without a change. */
export function keepPatch(
  copy: ProjectCopy,
  site: string,
  base: string,
  { replaced, kept }: OwnChanges,
  name: string,
): string | undefined {
  const paths = [...replaced, ...kept];
  if (paths.length === 0) return undefined;
  const file = `${UPDATE_FOLDER}/${name}`;
  writeFileSync(join(site, file), copy.withSite(["diff", "--binary", base, "--", ...paths]));
  return file;
}

/** Writes and deletes the planned files. */
export function replaceFiles(
  copy: ProjectCopy,
  site: string,
  newest: string,
  { written, deleted }: Replacement,
): void {
  // With this version as its index, Git writes only the files that differ.
  const paths = ["checkout", "--force", "--pathspec-from-file=-", "--pathspec-file-nul", newest];
  copy.withSite(paths, { input: written.join("\0") });
  for (const path of deleted) rmSync(join(site, path));
}
