import type { Advice, Place, Problem } from "../problem";
import type { YamlSource } from "../read/yaml-source";

/** A problem with its line. */
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
