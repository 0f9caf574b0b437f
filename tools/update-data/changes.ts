/** A list of keys that leads from the top of a file to a value. */
export type KeyPath = readonly [string, ...string[]];

/** One difference between an older version of `data/` and a newer one. */
export type DataChange = {
  /** The version that made the change. */
  version: string;
  /** The file, below `data/`. */
  file: string;
} & (
  | { rename: KeyPath; to: KeyPath }
  | { remove: KeyPath }
  /** `value` is the text of the sample; a pharmacy replaces it with its own. */
  | { add: KeyPath; value: unknown }
);

/**
 * All changes to the content schema that make an older `data/` invalid, oldest first.
 * Entries stay in the list, because a pharmacy may update from any version.
 */
export const dataChanges: readonly DataChange[] = [];
