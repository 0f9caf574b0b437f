import { isDeepStrictEqual } from "node:util";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentFile } from "../read/load-file";
import type { ValuePath } from "../schema/value-path";
import { onceForEach } from "../once-for-each";

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !(value instanceof Date);

/** The paths to the smallest values that differ. */
function differences(ours: unknown, theirs: unknown, path: ValuePath = []): ValuePath[] {
  if (isDeepStrictEqual(ours, theirs)) return [];
  if (!isGroup(ours) || !isGroup(theirs)) return [path];
  const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  return [...keys].flatMap((key) =>
    differences(ours[key], theirs[key], [...path, Array.isArray(ours) ? Number(key) : key]),
  );
}

const problemsOf = onceForEach(({ source, value, gatsbyValue }: ContentFile) =>
  differences(value, gatsbyValue).map((path) => ({
    file: source.file,
    place: { path },
    message: `Without quotes, ${source.writtenAt(path) ?? "this"} is one thing to one program and another to the next.`,
    fix: "Put a text in double quotes, and write a number as plain digits.",
  })),
);

/**
 * Values that are one thing to one program and another to the next, such as `010` without quotes:
 * eight to one, ten to another. The check promises what Gatsby shows only where all agree.
 */
export const ambiguousValueProblems = ({ files }: Pick<Content, "files">): Problem[] =>
  files.flatMap(problemsOf);
