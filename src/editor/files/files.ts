/** Where the content is, as the editing screen knows it: on this computer, or at GitHub. */
import type { Problem } from "../../content/problem";

/** A change that was saved. */
export interface Change {
  id: string;
  /** State before it; `undefined` for the first one. */
  parent: string | undefined;
  /** Milliseconds since 1970. */
  time: number;
  who: string;
  /** Page of the change at the service; empty on this computer. */
  url: string;
}

/** State of a build or a test of a change, as the host or another program reports it. */
export interface BuildReport {
  name: string;
  state: "running" | "failed" | "done";
  description?: string | null;
  /** Log. */
  url?: string | null;
}

/** Texts and photos to write, by path below `data/`. `undefined` deletes a file. */
export type Written = ReadonlyMap<string, string | Blob | undefined>;

/** Texts to check, by path below `data/`. The text of a file that is to be deleted is `null`. */
export type Draft = Readonly<Record<string, string | null>>;

export interface CheckedProblem extends Problem {
  /** True for an error, which stops the site from being published; false for a warning. */
  isError: boolean;
  /** True if the saved files do not have it. */
  isNew: boolean;
}

export interface Files {
  /** Returns the last changes, the latest first. */
  lastChanges: (count: number) => Promise<Change[]>;
  /** Returns the paths below `data/` that a change wrote or deleted. */
  changedPaths: (change: Change) => Promise<string[]>;
  /** Returns the text of a file after a change; `undefined` if it was not there. */
  read: (path: string, change: string) => Promise<string | undefined>;
  /** Returns the id of the last change. */
  version: () => Promise<string>;
  /** Returns the paths of all files below `data/`. */
  paths: () => Promise<string[]>;
  /** Returns what would be wrong with these texts, in the language of staff. */
  check: (draft: Draft) => Promise<CheckedProblem[]>;
  /** Writes files, unless there is a later change than `version`: throws SavedMeanwhile then. */
  write: (files: Written, message: string, version: string) => Promise<void>;
  /** Returns an address at which an image shows a picture, by its path below `data/`. */
  picture: (path: string) => Promise<string>;
  /** Shows texts on the pages, as `check` answers. Only on this computer. */
  preview?: (draft: Draft) => Promise<CheckedProblem[]>;
  /** Returns what is said of the work on a change. Only at a service. */
  buildReports?: (change: string) => Promise<BuildReport[]>;
}

/** Reason why files could not be read or written, in words for staff. */
export class FilesError extends Error {
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** Somebody else saved at the same moment, and nothing was written. */
export class SavedMeanwhile extends Error {}

/** Returns the base64 of a text in UTF-8, or of a photo. */
export async function base64(content: string | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Encodes a path for an address. */
export const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");
