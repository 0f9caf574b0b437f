/** The sample of the version that a site has, from Git. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isSvg } from "../../src/content/read/inspect-svg";
import { contentTypeAt } from "../../src/content/schema/content-files";
import { readText } from "../../src/content/write/values";
import { isCopy, variantsOf, type VersionSample } from "../../src/content/sample/find-left";
import { CommandError } from "../../src/lib/command-error";
import { DEFAULT_LANGUAGE } from "../../src/lib/language";
import { readBlobs, treeAt, tryGit } from "./git";
import { namedTexts } from "./named-texts";
import { ProjectCopy } from "./project-copy";
import { writtenVersion } from "./site-version";

/** Returns the ids that Git gives to a file. Line ends of a drawing do not count: Git may change them on Windows. */
function blobId(file: string): string {
  const bytes = readFileSync(file);
  const content = isSvg(file)
    ? Buffer.from(bytes.toString("utf8").replaceAll("\r\n", "\n"))
    : bytes;
  return createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
}

/** Returns the repository that has a commit: the private copy of the project, or the site's own. */
function repositoryWith(site: string, commit: string): string | undefined {
  const copy = new ProjectCopy(site);
  if (copy.has(commit)) return copy.folder;
  const isInSite = tryGit(site, ["cat-file", "-e", `${commit}^{commit}`]).exitCode === 0;
  return isInSite ? site : undefined;
}

/** Returns the texts of the sample's files, by path below `data/`, as patients read them. */
export function textsOfSample(files: ReadonlyMap<string, string>): Set<string> {
  const texts = new Set<string>();
  for (const [path, yaml] of files) {
    const { schema, language = DEFAULT_LANGUAGE } = contentTypeAt(path) ?? {};
    for (const found of namedTexts(schema, readText(yaml, schema))) {
      // Names of holidays are the same everywhere.
      if (!isCopy(found) || found.path[0] === "specialHours") continue;
      for (const variant of variantsOf(found.text, language)) texts.add(variant);
    }
  }
  return texts;
}

/** Returns the sample with which a site began, or to which it was updated. Throws `CommandError` if it is not at hand. */
export function versionSample(site: string): VersionSample {
  const commit = writtenVersion(site);
  const repository = commit && repositoryWith(site, commit);
  if (!repository)
    throw new CommandError(
      "The sample of this site's version is not on this computer. To fetch it: npm run update",
    );
  const tree = treeAt(repository, commit);
  const yaml = [...tree].filter(([path]) => path.startsWith("data/") && path.endsWith(".yaml"));
  const blobs = readBlobs(
    repository,
    yaml.map(([, id]) => id),
  );
  const files = yaml.map(
    ([path, id]) => [path.slice("data/".length), blobs.get(id)?.toString("utf8") ?? ""] as const,
  );
  const ids = new Set(tree.values());
  return {
    texts: textsOfSample(new Map(files)),
    isPicture: (path) => existsSync(join(site, path)) && ids.has(blobId(join(site, path))),
  };
}
