/** Runs Git, for the commands that compare a site with the project. */
import { spawnSync } from "node:child_process";
import { CommandError } from "../../src/lib/command-error";

/** Bytes. The largest answer is a patch of pictures. */
const MAX_ANSWER = 1 << 30;

export interface GitOptions {
  input?: string;
  /** Lets the user see Git's own progress. */
  showProgress?: boolean;
  environment?: NodeJS.ProcessEnv;
}

/** Runs Git in a folder, and returns its exit code and what it printed. Throws `CommandError` if there is no Git. */
export function tryGit(folder: string, args: readonly string[], options: GitOptions = {}) {
  const { input, showProgress, environment } = options;
  const result = spawnSync("git", args, {
    cwd: folder,
    input: input ?? "",
    maxBuffer: MAX_ANSWER,
    env: { ...process.env, ...environment },
    stdio: ["pipe", "pipe", showProgress ? "inherit" : "pipe"],
  });
  if (result.error) {
    throw (result.error as NodeJS.ErrnoException).code === "ENOENT"
      ? new CommandError(
          "This needs Git, which is not installed. Get it at https://git-scm.com, open a new terminal, and run the command again.",
        )
      : result.error;
  }
  return { exitCode: result.status, output: result.stdout, error: String(result.stderr ?? "") };
}

/** Runs Git in a folder, and returns what it printed. Throws if Git fails. */
export function gitBytes(folder: string, args: readonly string[], options?: GitOptions): Buffer {
  const { exitCode, output, error } = tryGit(folder, args, options);
  if (exitCode === 0) return output;
  throw new Error(`git ${args.join(" ")} failed. ${error}`);
}

/** Runs Git in a folder, and returns the text that it printed. Throws if Git fails. */
export const git = (folder: string, args: readonly string[], options?: GitOptions): string =>
  gitBytes(folder, args, options).toString("utf8");

/** Returns the parts of an answer of a command with the option `-z`. */
export const partsOf = (answer: string): string[] => answer.split("\0").filter(Boolean);

/** True if the files of a folder are in Git. A folder that only lies inside of another repository is not. */
export function isInGit(folder: string): boolean {
  const { exitCode, output } = tryGit(folder, ["ls-files", "-z", "--", "package.json", "data"]);
  return (
    exitCode === 0 &&
    output.length > 0 &&
    tryGit(folder, ["rev-parse", "--verify", "HEAD"]).exitCode === 0
  );
}

/** Ids of files, by path. */
export type Tree = ReadonlyMap<string, string>;

/** Returns the files of a commit. In a folder of a repository, those of the folder. */
export const treeAt = (folder: string, commit: string): Map<string, string> =>
  new Map(
    partsOf(git(folder, ["ls-tree", "-r", "-z", commit])).map((line) => {
      const [about = "", path = ""] = line.split("\t");
      return [path, about.split(" ")[2] ?? ""];
    }),
  );

/** Returns the bytes of files, by their ids. */
export function readBlobs(folder: string, ids: readonly string[]): Map<string, Buffer> {
  const wanted = [...new Set(ids)];
  const answer = gitBytes(folder, ["cat-file", "--batch"], { input: wanted.join("\n") });
  const found = new Map<string, Buffer>();
  let start = 0;
  for (const id of wanted) {
    const lineEnd = answer.indexOf("\n", start);
    const size = Number(answer.subarray(start, lineEnd).toString("utf8").split(" ")[2]);
    found.set(id, answer.subarray(lineEnd + 1, lineEnd + 1 + size));
    start = lineEnd + size + 2;
  }
  return found;
}
