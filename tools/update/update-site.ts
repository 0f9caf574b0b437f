/** Brings a site to the project's newest version, except for its `data/`, which the new version's code merges. */
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../../src/lib/command-error";
import { counted } from "../../src/lib/messages";
import { git, isInGit, partsOf } from "./git";
import { ProjectCopy, UPDATE_FOLDER } from "./project-copy";
import { keepPatch, type OwnChanges, planReplacement, replaceFiles } from "./replace-files";
import { findVersion } from "./site-version";

/** Name of the state of a site without Git before its update. */
const BEFORE = "before-update";

export interface StartedUpdate {
  base: string;
  newest: string;
  /** The command that undoes the update. */
  undo: string;
  hasOtherPackages: boolean;
}

/** Returns the address of the project, from `package.json`. */
function addressOfProject(site: string): string {
  const { repository = "" } = JSON.parse(readFileSync(join(site, "package.json"), "utf8")) as {
    repository?: string;
  };
  const [, name] = /^github:(.+)$/.exec(repository) ?? [];
  if (name && !name.startsWith("OWNER/")) return `https://github.com/${name}.git`;
  throw new CommandError(
    "package.json does not say where the project is. Give its address: npm run update -- --from https://github.com/OWNER/REPOSITORY.git",
  );
}

/** Throws `CommandError` if the site has changes that are not committed: what undoes an update would delete them. */
function requireCommitted(site: string): void {
  const answer = git(site, ["status", "--porcelain", "-z", "--", ".", `:!${UPDATE_FOLDER}`]);
  const files = partsOf(answer).map((line) => line.slice(3));
  if (files.length === 0) return;
  throw new CommandError(
    `Commit your own work first, so that the update can be undone. Not committed: ${files.slice(0, 5).join(", ")}${files.length > 5 ? ` and ${files.length - 5} more` : ""}. Nothing was changed.`,
  );
}

function tellOwnChanges({ replaced, kept }: OwnChanges, patch: string | undefined): void {
  if (patch === undefined) return;
  console.log("\nYou changed files outside of data/:");
  for (const path of replaced)
    console.log(
      `  ${path}: the project changed it, too. Its new version takes the place of yours.`,
    );
  for (const path of kept) console.log(`  ${path}: stays, because the project did not change it.`);
  console.log(
    `Your changes are kept in ${patch}.${replaced.length > 0 ? ` To try them on the new version: git apply --reject ${patch}` : ""}\n`,
  );
}

/** Installs the new version's packages if it has other ones. Returns false if that fails. */
export function installPackages(
  site: string,
  { hasOtherPackages }: Pick<StartedUpdate, "hasOtherPackages">,
): boolean {
  if (!hasOtherPackages) return true;
  if (lstatSync(join(site, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.log(
      "The new version has other packages, and node_modules is a link: run npm ci there.",
    );
    return true;
  }
  console.log("Installing the packages of the new version, which takes a minute …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: site,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return status === 0;
}

/**
 * Fetches the newest version, and replaces all that is not the pharmacy's. Names own changes before. Returns `undefined`
 * if the site has the newest version. Throws `CommandError` if nothing could be changed.
 */
export function startUpdate(site: string, from?: string): StartedUpdate | undefined {
  const hasGit = isInGit(site);
  const copy = new ProjectCopy(site);
  const address = from ?? addressOfProject(site);
  console.log(`Fetching the new version from ${address} …`);
  const newest = copy.fetch(address);
  const base = findVersion(site, copy, newest);
  if (base === newest) {
    console.log(`This site has the newest version, of ${copy.dayOf(newest)}.`);
    return undefined;
  }
  console.log(
    `This site has the version of ${copy.dayOf(base)}; the newest is of ${copy.dayOf(newest)}.`,
  );
  if (hasGit) requireCommitted(site);
  else copy.keepSite(BEFORE);
  const plan = planReplacement(copy, site, base, newest);
  const patch = keepPatch(copy, site, base, plan, `own-changes-${newest.slice(0, 8)}.patch`);
  tellOwnChanges(plan, patch);
  const packages = () => readFileSync(join(site, "package-lock.json"), "utf8");
  const before = packages();
  replaceFiles(copy, site, newest, plan);
  const hasOtherPackages = packages() !== before;
  console.log(
    `Replaced: the project's files, of which ${counted(plan.deleted.length, "file")} went.`,
  );
  const undo = hasGit ? "git restore . && git clean -fd" : "npm run update -- --undo";
  return {
    base,
    newest,
    undo: hasOtherPackages ? `${undo} && npm ci` : undo,
    hasOtherPackages,
  };
}

/** Undoes the last update of a site without Git. Throws `CommandError` if there was none. */
export function undoUpdate(site: string): void {
  const copy = new ProjectCopy(site);
  if (!existsSync(join(copy.folder, "refs/heads", BEFORE)))
    throw new CommandError(
      "There is nothing to undo. In a Git repository, undo an update with: git restore . && git clean -fd",
    );
  copy.putBack(BEFORE);
}
