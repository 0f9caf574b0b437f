/** What the editing screen needs of a Git service. */

export interface Commit {
  id: string;
  /** `undefined` for the first commit. */
  parent: string | undefined;
  /** Milliseconds since 1970. */
  time: number;
  who: string;
  /** Page of the commit at the service. */
  url: string;
}

/** What a host, or another program that works on each commit, says of its work on one. */
export interface BuildReport {
  name: string;
  state: "running" | "failed" | "done";
  description?: string | null;
  /** Log. */
  url?: string | null;
}

/** Files to write, by path in the repository. `undefined` deletes a file. */
export type FileTexts = ReadonlyMap<string, string | undefined>;

export interface Repository {
  /** Returns the last commits of the published branch that changed a folder, the latest first. */
  lastCommits: (count: number, folder?: string) => Promise<Commit[]>;
  changedFiles: (commit: string) => Promise<string[]>;
  /** Returns the text of a file in a commit; `undefined` if it is not there. */
  fileAt: (commit: string, path: string) => Promise<string | undefined>;
  /** Returns the text that has a Git hash, of any commit; `undefined` if there is none. */
  blob: (hash: string) => Promise<string | undefined>;
  /** Makes a commit on the published branch, unless it has a later one than `head`. Throws a ServiceError then. */
  write: (files: FileTexts, message: string, head: string) => Promise<void>;
  /** Returns the hashes of the files of the published branch, by path. */
  hashes: () => Promise<ReadonlyMap<string, string>>;
  buildReports: (commit: string) => Promise<BuildReport[]>;
}

/** Returns the id of the last commit. On this computer, there is none before the first change. */
export const headOf = async (repository: Repository): Promise<string> =>
  (await repository.lastCommits(1))[0]?.id ?? "main";

export interface RepositoryAccess {
  /** Path at the service, such as `juniper/website`. */
  repository: string;
  /** Published branch; `undefined` for the repository's main one. */
  branch: string | undefined;
  token: string;
}

/** What is said if the branch moved while a change was prepared. */
export const SAVED_MEANWHILE =
  "Somebody else saved at the same moment. Nothing was changed. Try again.";

/** Encodes a path for an address. */
export const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** Encodes a text as the base64 of its UTF-8 bytes. */
export const base64 = (content: string) =>
  btoa(Array.from(new TextEncoder().encode(content), (byte) => String.fromCharCode(byte)).join(""));
