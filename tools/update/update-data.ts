/** Merges the new version's sample into the files of a site, and says what that changes for patients. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LOCK_FILE } from "../../src/content/languages/confirmed";
import { filesBelow } from "../../src/lib/files-below";
import { writeChanged } from "../../src/lib/write-changed";
import { isContent } from "../build/content-files";
import { describeChanges } from "./describe-changes";
import { findChanges } from "./find-changes";
import { mergeData } from "./merge-data";
import type { Tree } from "./git";
import { type ProjectCopy, UPDATE_FOLDER } from "./project-copy";
import type { Texts } from "./sample-files";
import { writeVersion } from "./site-version";

/** The complete list of what changed, in the site's folder. */
export const REPORT_FILE = `${UPDATE_FOLDER}/report.txt`;

const YAML_IN_DATA = /^data\/(.+\.yaml)$/;

/** Returns the YAML files of a version's sample, by path below `data/`. */
function sampleOf(copy: ProjectCopy, tree: Tree): Map<string, string> {
  const paths = [...tree].flatMap(([path, id]) => {
    const name = YAML_IN_DATA.exec(path)?.[1];
    return name ? [{ name, id }] : [];
  });
  const bytes = copy.read(paths.map(({ id }) => id));
  return new Map(paths.map(({ name, id }) => [name, bytes.get(id)?.toString("utf8") ?? ""]));
}

const textsIn = (site: string): Map<string, string> =>
  new Map(
    filesBelow(join(site, "data"))
      .filter((path) => path.endsWith(".yaml") && !/(^|\/)\./.test(path))
      .map((path) => [path, readFileSync(join(site, "data", path), "utf8")]),
  );

/** Pictures, documents and logo of the sample: those that the site did not change follow the new version. */
function updatePictures(
  copy: ProjectCopy,
  site: string,
  [before, after]: readonly [Tree, Tree],
  merged: Texts,
): void {
  const words = [...merged.values()].join("\n");
  const isNamed = (path: string) => words.includes(path.replace(/^data\//, ""));
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => isContent(path) && !YAML_IN_DATA.test(path) && !path.endsWith(`/${LOCK_FILE}`),
  );
  const there = paths.filter((path) => existsSync(join(site, path)));
  const ids = copy.withSite(["hash-object", "--stdin-paths"], { input: there.join("\n") });
  const own = new Map(ids.split("\n").map((id, index) => [there[index], id]));
  const written: string[] = [];
  for (const path of paths) {
    const [old, ours, now] = [before.get(path), own.get(path), after.get(path)];
    if (now === undefined && ours !== undefined && ours === old && !isNamed(path))
      rmSync(join(site, path));
    const isWanted = ours === undefined ? isNamed(path) : ours === old && ours !== now;
    if (now !== undefined && isWanted) written.push(path);
  }
  const bytes = copy.read(written.flatMap((path) => after.get(path) ?? []));
  for (const path of written)
    writeChanged(join(site, path), bytes.get(after.get(path) ?? "") ?? "");
}

/** Updates `data/` from one version to another, writes down the new version, and returns the list of changes. */
export function updateData(copy: ProjectCopy, site: string, base: string, newest: string): string {
  const trees = [copy.tree(base), copy.tree(newest)] as const;
  const texts = textsIn(site);
  const data = mergeData(sampleOf(copy, trees[0]), sampleOf(copy, trees[1]), texts);
  for (const path of texts.keys()) if (!data.merged.has(path)) rmSync(join(site, "data", path));
  for (const [path, text] of data.merged) writeChanged(join(site, "data", path), text);
  updatePictures(copy, site, trees, data.merged);
  writeVersion(site, newest);
  const changes = findChanges(data);
  const since = copy.dayOf(base);
  writeFileSync(join(site, REPORT_FILE), `${describeChanges(changes, since, true)}\n`);
  return describeChanges(changes, since, false);
}
