import type { LocatedProblem } from "./locate-problem";

/** Characters of a line that fit into a terminal. */
const WIDTH = 100;

/** Characters that a terminal would act on. */
const CONTROL = /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

const clean = (text: string) => text.replaceAll(CONTROL, "\ufffd");

/** The part of a line around a column, and a caret below that column. */
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
