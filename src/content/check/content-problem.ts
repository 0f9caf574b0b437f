/** One mistake in `data/`, in words for the person who wrote the file. */
export interface ContentProblem {
  /** The file's path below the project, with forward slashes: `data/pharmacy.yaml`. */
  file: string;
  /** From 1. Absent when the file itself is the problem. */
  line?: number;
  /** From 1. */
  column?: number;
  /** The line as it stands in the file. */
  excerpt?: string;
  /** What is wrong. */
  message: string;
  /** What to write or do instead. */
  fix: string;
}
