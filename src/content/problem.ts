import type { ValuePath } from "./schema/value-path";

/** The message of a problem. */
export interface Advice {
  /** What is wrong. */
  message: string;
  /** What to write or do instead. */
  fix: string;
  /** Lines to paste into the file, with their indentation. */
  lines?: readonly string[];
}

/** A mistake in `data/`. */
export interface Problem extends Advice {
  /** Path below the project, with forward slashes: `data/pharmacy.yaml`. */
  file: string;
  /** Location in the file. Absent when the file itself is the problem. */
  place?: Place;
}

/** The value at a path, or one of its keys; or a position in a file that is not valid YAML. */
export type Place =
  | { path: ValuePath; key?: string }
  /** Characters from the beginning of the file. */
  | { offset: number }
  /** Both count from 1. */
  | { line: number; column: number };
