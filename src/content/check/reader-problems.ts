/** What Gatsby reads in a file, held against what the check reads. */
import { isDeepStrictEqual } from "node:util";
import { readYaml } from "../read-yaml";
import type { ContentFileText, ValuePath } from "./content-file-text";
import type { ContentProblem } from "./content-problem";

/** The part of js-yaml's YAMLException that says where. */
interface ReaderError {
  mark?: { line: number; column: number };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !(value instanceof Date);

/** The paths to the smallest values that differ. */
function differences(ours: unknown, theirs: unknown, path: ValuePath): ValuePath[] {
  if (isDeepStrictEqual(ours, theirs)) return [];
  if (!isGroup(ours) || !isGroup(theirs)) return [path];
  const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  return [...keys].flatMap((key) =>
    differences(ours[key], theirs[key], [...path, Array.isArray(ours) ? Number(key) : key]),
  );
}

/** Where the second list of keys begins that a file may not have. */
function secondList({ lines }: ContentFileText): number {
  return lines.findLastIndex((line) => /^---( |$)/.test(line)) + 1;
}

/** Why Gatsby cannot read a file that the check can. */
export function gatsbyProblems(content: ContentFileText): ContentProblem[] {
  try {
    readYaml(content.text);
    return [];
  } catch (error) {
    const { mark } = error as ReaderError;
    return mark
      ? [
          content.problemOnLine(
            mark.line + 1,
            mark.column + 1,
            "The program that builds the site cannot read this line.",
            'Compare it with its neighbors: a key, a colon, a space, and the text in double quotes: key: "Text".',
          ),
        ]
      : [
          content.problemOnLine(
            secondList(content) || 1,
            1,
            "A line with --- begins a second list of keys. The site reads only one.",
            "Delete this line.",
          ),
        ];
  }
}

/**
 * Values that are one thing to one program and another to the next, such as `010` without quotes:
 * eight to one, ten to another. The check promises what Gatsby shows only where all agree.
 *
 * @param content a file that Gatsby can read
 * @param value what the check reads in it
 */
export function readerProblems(content: ContentFileText, value: unknown): ContentProblem[] {
  return differences(value, readYaml(content.text), []).map((path) =>
    content.problemWith(
      path,
      `Without quotes, ${content.writtenAt(path) ?? "this"} is one thing to one program and another to the next.`,
      "Put a text in double quotes, and write a number as plain digits.",
    ),
  );
}
