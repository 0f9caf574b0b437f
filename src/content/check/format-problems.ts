import type { ContentProblem } from "./content-problem";

function formatProblem({ file, line, column, excerpt, message, fix }: ContentProblem): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  const shown =
    excerpt === undefined ? [] : [`  | ${excerpt}`, `  | ${" ".repeat((column ?? 1) - 1)}^`];
  return [place, ...shown, `  ${message}`, `  ${fix}`].join("\n");
}

/** The problems as text for a terminal: where, the line, what is wrong, what to write instead. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  return problems.map(formatProblem).join("\n\n");
}
