/** Checks one file by the rules that need no other file, as browsers can. */
import { type LocatedProblem, locateProblem, type Problem } from "./problem";
import type { Content } from "./read/content";
import { contentFile } from "./read/content-file";
import { syntaxProblems } from "./read/syntax-problems";
import { YamlSource } from "./read/yaml-source";
import { duplicateEntryProblems } from "./rules/duplicate-entries";
import { invalidValueProblems } from "./rules/invalid-values";
import { textProblems } from "./rules/texts";
import { contentTypeAt } from "./schema/content-files";

/** Rules that need no other file than the one that they check. */
export const FILE_RULES: readonly ((content: Pick<Content, "files" | "texts">) => Problem[])[] = [
  invalidValueProblems,
  textProblems,
  duplicateEntryProblems,
];

const locationOf = ({ file, line, column }: LocatedProblem) => `${file}:${line}:${column}`;

/** Adds problems at new locations only: the first rule that reports a location wins. */
export function addNew(before: LocatedProblem[], later: LocatedProblem[]): LocatedProblem[] {
  const locations = new Set(before.map(locationOf));
  return [...before, ...later.filter((problem) => !locations.has(locationOf(problem)))];
}

/**
 * Returns the mistakes in a file that are visible without the other files.
 *
 * @param path path below `data/`
 */
export function checkFile(path: string, text: string): LocatedProblem[] {
  const type = contentTypeAt(path);
  if (!type) return [];
  const source = new YamlSource(`data/${path}`, text);
  const located = (problems: readonly Problem[]) =>
    problems.map((problem) => locateProblem(problem, source));
  const syntax = syntaxProblems(source);
  if (syntax.length > 0) return located(syntax);
  const file = contentFile(path, source, type);
  return FILE_RULES.map((rule) => located(rule({ files: [file], texts: file.texts }))).reduce(
    addNew,
    [],
  );
}
