/** Problems in `data/`: what a rule reports, on which line it is, and how a terminal shows it. */
import type { Content } from "./read/content";
import type { YamlSource } from "./read/yaml-source";
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
  /** Path of the value. Absent when the file itself is the problem. */
  path?: ValuePath;
  /** Set if the problem is a key of the value at `path`, and not the key's value. */
  key?: string;
  /** Position in a file that is not valid YAML: characters from its beginning, or line and column from 1. */
  position?: { offset: number } | { line: number; column: number };
}

/** A problem without its file. `false` or `undefined` if a rule found none. */
export type Finding = Omit<Problem, "file"> | false | undefined;

/** Adds the file to what a rule found in it. */
export const problemsOf = (file: string, findings: readonly Finding[]): Problem[] =>
  findings.flatMap((finding) => (finding ? { file, ...finding } : []));

/** Reports what a rule finds in a file. Empty if the file is missing or not valid. */
export const problemsIn = <Value>(
  document: { file: string; value: Value } | undefined,
  find: (value: Value) => readonly Finding[],
): Problem[] => (document ? problemsOf(document.file, find(document.value)) : []);

type Block = Content["ownPages"][number]["value"]["sections"][number];

/** Reports what a rule finds in the blocks of service pages and own pages. */
export const problemsInBlocks = (
  { services, ownPages }: Pick<Content, "services" | "ownPages">,
  find: (block: Block, path: ValuePath, blocksAbove: readonly Block[]) => readonly Finding[],
): Problem[] =>
  [...services, ...ownPages].flatMap(({ file, value: { sections } }) =>
    problemsOf(
      file,
      sections.flatMap((block, index) =>
        find(block, ["sections", index], sections.slice(0, index)),
      ),
    ),
  );

/** Reports the texts for which a rule has advice. */
export const problemsInTexts = <Text extends { file: string; path: ValuePath }>(
  texts: readonly Text[],
  adviceOn: (text: Text) => Advice | false | undefined,
): Problem[] =>
  texts.flatMap((text) => {
    const advice = adviceOn(text);
    return advice ? { file: text.file, path: text.path, ...advice } : [];
  });

/** A problem, with the line and column to show. */
export interface LocatedProblem extends Advice {
  /** Path below the project. */
  file: string;
  /** Path of the value. Absent when the file itself is the problem. */
  path?: ValuePath;
  /** Line, from 1. Absent when the file itself is the problem. */
  line?: number;
  /** Column, from 1. */
  column?: number;
  /** The line as it is written in the file. */
  excerpt?: string;
}

function lineAndColumn({ path = [], key, position }: Problem, source: YamlSource) {
  if (position && "line" in position) return position;
  const inFile = key === undefined ? source.offsetOf(path) : source.offsetOfKey(path, key);
  return source.lineAndColumn(position?.offset ?? inFile);
}

/**
 * Finds the line of a problem.
 *
 * @param source the problem's file, if it could be read
 */
export function locateProblem(problem: Problem, source: YamlSource | undefined): LocatedProblem {
  const { file, path, position, message, fix, lines } = problem;
  if (!source || !(path ?? position)) return { file, message, fix, lines };
  const { line, column } = lineAndColumn(problem, source);
  const excerpt = (source.lines[line - 1] ?? "").replaceAll("\t", "→");
  const shown = { line, column: Math.min(column, excerpt.length + 1), excerpt };
  return { file, path, message, fix, lines, ...shown };
}

/** Characters of a source line to show. */
const WIDTH = 100;

/** Control characters, which a terminal would execute. */
const CONTROL = /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

const clean = (text: string) => text.replaceAll(CONTROL, "\ufffd");

/** Returns an excerpt of a line around a column, with a caret below that column. */
function pointAt(excerpt: string, column: number): string[] {
  const start = Math.max(0, Math.min(column - 1 - WIDTH / 2, excerpt.length - WIDTH));
  const end = start + WIDTH;
  const part = clean(excerpt.slice(start, end));
  const [before, after] = [start > 0 ? "…" : "", end < excerpt.length ? "…" : ""];
  const distance = before.length + column - 1 - start;
  return [`  | ${before}${part}${after}`, `  | ${" ".repeat(distance)}^`];
}

function formatProblem(problem: LocatedProblem): string {
  const { file, line, column = 1, excerpt, message, fix, lines = [] } = problem;
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  const shown = excerpt === undefined ? [] : pointAt(excerpt, column);
  return [place, ...shown, `  ${clean(message)}`, `  ${clean(fix)}`, ...lines.map(clean)].join(
    "\n",
  );
}

/** Formats problems for a terminal: location, line, what is wrong, what to write instead. */
export function formatProblems(problems: readonly LocatedProblem[]): string {
  return problems.map(formatProblem).join("\n\n");
}
