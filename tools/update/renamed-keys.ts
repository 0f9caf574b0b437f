/** What was renamed in `data/` since the first versions. An update renames it in a site, and keeps words and comments. */

/** A file with another name. Links to its page follow. */
export interface RenamedFile {
  from: string;
  to: string;
}

/** A key with another name or in another group. `*` stands for each entry of a list. */
export interface RenamedKey {
  /** File below `data/`, or a folder for all of its files. Its translations follow. */
  file: string;
  from: string;
  to: string;
}

/** Files below `data/`, the oldest first. */
export const RENAMED_FILES: readonly RenamedFile[] = [
  { from: "own-pages/insurance-and-delivery.yaml", to: "own-pages/insurance.yaml" },
];

/** Keys, the oldest first: `{ file: "labels.yaml", from: "openingStatus.today", to: "status.today" }`. */
export const RENAMED_KEYS: readonly RenamedKey[] = [];

/** Keys and ids of the last release that are gone, as in `released-keys.txt`. A release empties the list. */
export const GONE: readonly string[] = [];
