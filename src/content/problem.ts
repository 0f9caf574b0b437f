import type { ValuePath } from "./schema/value-path";

/** Words for the person who wrote a file. */
export interface Advice {
  /** What is wrong. */
  message: string;
  /** What to write or do instead. */
  fix: string;
  /** Lines to paste into the file, with the spaces that they need there. */
  lines?: readonly string[];
}

/** A mistake in `data/`. */
export interface Problem extends Advice {
  /** The file's path below the project, with forward slashes: `data/pharmacy.yaml`. */
  file: string;
  /** Where in the file. Absent when the file itself is the problem. */
  place?: Place;
}

/** The value that a path leads to, or one of its keys; or a place in a text that is not YAML yet. */
export type Place =
  | { path: ValuePath; key?: string }
  /** In characters from the beginning. */
  | { offset: number }
  /** Both from 1. */
  | { line: number; column: number };
