/**
 * The site's private copy of the project's history, in `.update/project.git`. Git ignores it. It is not in
 * `node_modules/.cache`, because `npm ci` empties `node_modules` in the middle of an update.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CommandError } from "../../src/lib/command-error";
import { git, type GitOptions, readBlobs, treeAt, tryGit } from "./git";

/** Folder for all that an update keeps. */
export const UPDATE_FOLDER = ".update";

/** Name of the project's newest commit in the copy. */
const NEWEST = "refs/heads/project";

/** Author of the commits that keep a state of the site. Nobody sees them, and Git wants a name. */
const AUTHOR = {
  GIT_AUTHOR_NAME: "update",
  GIT_AUTHOR_EMAIL: "update@localhost",
  GIT_COMMITTER_NAME: "update",
  GIT_COMMITTER_EMAIL: "update@localhost",
};

export class ProjectCopy {
  readonly folder: string;

  constructor(private readonly site: string) {
    this.folder = join(site, UPDATE_FOLDER, "project.git");
  }

  exists = (): boolean => existsSync(join(this.folder, "HEAD"));

  private create(): void {
    if (this.exists()) return;
    mkdirSync(this.folder, { recursive: true });
    git(this.folder, ["init", "--quiet", "--bare", "."]);
    git(this.folder, ["config", "core.autocrlf", "false"]);
    // An older version's .gitignore does not name these.
    writeFileSync(join(this.folder, "info/exclude"), `${UPDATE_FOLDER}/\nnode_modules\n`);
  }

  /** Fetches the newest version from an address or a folder, and returns its commit. */
  fetch(from: string): string {
    this.create();
    // Git runs in the copy's folder, and a folder is given as seen from the site.
    const folder = resolve(this.site, from);
    const address = existsSync(folder) ? folder : from;
    const args = ["fetch", "--quiet", "--no-tags", "--", address, `+HEAD:${NEWEST}`];
    const { exitCode, error } = tryGit(this.folder, args);
    if (exitCode === 0) return this.commitOf(NEWEST);
    throw new CommandError(
      `The new version cannot be fetched from ${from}:\n${error.trim()}\nLook at the address and at your connection, and run the command again. Nothing was changed.`,
    );
  }

  commitOf = (name: string): string => git(this.folder, ["rev-parse", `${name}^{commit}`]).trim();

  has = (commit: string): boolean =>
    this.exists() && tryGit(this.folder, ["cat-file", "-e", `${commit}^{commit}`]).exitCode === 0;

  /** True for a commit of the project that is not newer than another one. */
  isUpTo = (commit: string, newest: string): boolean =>
    this.has(commit) &&
    tryGit(this.folder, ["merge-base", "--is-ancestor", commit, newest]).exitCode === 0;

  /** Returns the day of a commit, such as `2026-11-28`. */
  dayOf = (commit: string): string =>
    git(this.folder, ["show", "--no-patch", "--format=%cs", commit]).trim();

  tree = (commit: string): Map<string, string> => treeAt(this.folder, commit);

  /** Returns the bytes of files, by their ids. */
  read = (ids: readonly string[]): Map<string, Buffer> => readBlobs(this.folder, ids);

  /** Runs Git with the copy as the repository and the site as its files. */
  withSite = (args: readonly string[], options?: GitOptions): string =>
    git(this.site, this.siteArguments(args), options);

  private siteArguments = (args: readonly string[]) => [
    `--git-dir=${this.folder}`,
    `--work-tree=${this.site}`,
    "--literal-pathspecs",
    ...args,
  ];

  /** Keeps the site as it is, without what `.gitignore` names, and returns the commit. */
  keepSite(name: string): string {
    this.create();
    this.withSite(["add", "--all", "--", "."]);
    const tree = this.withSite(["write-tree"]).trim();
    const commit = git(this.folder, ["commit-tree", tree, "-m", name], { environment: AUTHOR });
    git(this.folder, ["update-ref", `refs/heads/${name}`, commit.trim()]);
    return commit.trim();
  }

  /** Puts the site back as it was kept by that name, and deletes files that came since. */
  putBack(name: string): void {
    this.withSite(["reset", "--quiet", "--hard", name]);
    this.withSite(["clean", "--quiet", "-d", "--force"]);
  }
}
