/** Problems in `data/`: what a rule reports, on which line it is, and how a terminal shows it. */
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

/** Reports advice about the value at a path. Empty if there is no advice. */
export const problemAt = (file: string, path: ValuePath, advice: Advice | undefined): Problem[] =>
  advice ? [{ file, place: { path }, ...advice }] : [];

/** Reports the texts for which a rule has advice. */
export const problemsInTexts = <Text extends { file: string; path: ValuePath }>(
  texts: readonly Text[],
  adviceOn: (text: Text) => Advice | undefined,
): Problem[] => texts.flatMap((text) => problemAt(text.file, text.path, adviceOn(text)));

/** A problem, with the line and column to show. */
export interface LocatedProblem extends Advice {
  /** Path below the project. */
  file: string;
  /** Line, from 1. Absent when the file itself is the problem. */
  line?: number;
  /** Column, from 1. */
  column?: number;
  /** The line as it is written in the file. */
  excerpt?: string;
}

function lineAndColumn(place: Place, source: YamlSource) {
  if ("line" in place) return place;
  if ("offset" in place) return source.lineAndColumn(place.offset);
  const { path, key } = place;
  return source.lineAndColumn(
    key === undefined ? source.offsetOf(path) : source.offsetOfKey(path, key),
  );
}

/**
 * Finds the line of a problem.
 *
 * @param source the problem's file, if it could be read
 */
export function locateProblem(
  { place, ...problem }: Problem,
  source: YamlSource | undefined,
): LocatedProblem {
  if (!place || !source) return problem;
  const { line, column } = lineAndColumn(place, source);
  const excerpt = (source.lines[line - 1] ?? "").replaceAll("\t", "→");
  return { ...problem, line, column: Math.min(column, excerpt.length + 1), excerpt };
}

/** Characters of a source line to show. */
const WIDTH = 100;

/** Control characters, which a terminal would execute. */
const CONTROL = /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

const clean = (text: string) => text.replaceAll(CONTROL, "\ufffd");

/** Excerpt of a line around a column, with a caret below that column. */
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
