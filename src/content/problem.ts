/** Problems in `data/`: where they are, what is wrong, what to write instead, and how a terminal shows them. */
import { type Say, sayIn } from "../lib/say";
import { entryName } from "./languages/entry-keys";
import type { YamlSource } from "./read/yaml-source";
import type { ValuePath } from "./schema/value-path";

/** The message of a problem. */
export interface Advice {
  message: string;
  /** What to write or do instead; empty if only people who write YAML need to be told. */
  fix: string;
  /** Exact value to write in place of the one that is there. */
  instead?: string;
  /** Advice for people who write YAML alone, in English: keys, quotes, names of files, commands. */
  inYaml?: string;
  /** Lines to paste into the file, with their indentation. */
  lines?: readonly string[];
}

/** Place in `data/` or `static/`, as a rule knows it. */
export interface Place {
  /** Path below the project, with forward slashes: `data/pharmacy.yaml`. */
  file: string;
  /** Path of the value, empty for all of the file's values. Absent when the file itself is the problem. */
  path?: ValuePath;
  /** Set if the problem is a key of the value at `path`, and not the key's value. */
  key?: string;
  /** Position in a file that is not valid YAML: characters from its beginning, or line and column from 1. */
  position?: { offset: number } | { line: number; column: number };
}

/** An error or a warning, with the line and column to show. */
export interface Problem extends Advice, Pick<Place, "file" | "path"> {
  /** What people call the entries of lists on that path, at the same positions; empty if they have no name. */
  entries?: readonly string[];
  /** Line, from 1. Absent when the file itself is the problem. */
  line?: number;
  column?: number;
  /** The line as it is written in the file. */
  excerpt?: string;
}

/** Returns the place of a value in a file. */
export const at = ({ file }: { file: string }, ...path: ValuePath): Place => ({ file, path });

function lineAndColumn({ path = [], key, position }: Place, source: YamlSource) {
  if (position && "line" in position) return position;
  const inFile = key === undefined ? source.offsetOf(path) : source.offsetOfKey(path, key);
  return source.lineAndColumn(position?.offset ?? inFile);
}

const entriesOn = (path: ValuePath = [], source: YamlSource) =>
  path.map((step, index) =>
    typeof step === "number" ? (entryName(source.valueAt(path.slice(0, index + 1))) ?? "") : "",
  );

/** Returns a problem with the line of its place, if its file could be read. */
export function problemAt(place: Place, advice: Advice, source?: YamlSource): Problem {
  const { file, path, key, position } = place;
  const { message, fix, instead, inYaml, lines } = advice;
  const said = { file, path, message, fix, instead, inYaml, lines };
  const isWholeFile = (path ?? []).length === 0 && key === undefined && position === undefined;
  if (!source || isWholeFile) return said;
  const { line, column } = lineAndColumn(place, source);
  const excerpt = (source.lines[line - 1] ?? "").replaceAll("\t", "→");
  const shown = { line, column: Math.min(column, excerpt.length + 1), excerpt };
  return { ...said, entries: entriesOn(path, source), ...shown };
}

/** How messages name values: by their keys for people who write YAML, by their labels on the editing screen. */
export interface Names {
  /** Says a sentence of the check in the language of those who read it. */
  say: Say;
  /** Name of a value: `"phone"`, or `Phone`. */
  value: (key: string) => string;
  /** Value as it is written, after its key or hyphen: `phone: "(507) 555-0142"`, or `(507) 555-0142`. */
  written: (step: PropertyKey | undefined, text: string, quote?: '"' | "") => string;
  /** Name of an entry of a list: `entry 2 of "cards"`, or `Cards, 2`. */
  entry: (list: string, index: number) => string;
  /** Name of a file: `data/pharmacy.yaml`, or `Pharmacy`. */
  file: (path: string) => string;
}

export const yamlNames: Names = {
  say: sayIn(),
  value: (key) => `"${key}"`,
  written: (step, text, quote = '"') =>
    `${typeof step === "number" ? "- " : `${String(step)}: `}${quote}${text}${quote}`,
  entry: (list, index) => `entry ${index + 1} of ${list}`,
  file: (path) => path,
};

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

/** Returns sentences in one line, without those that are empty. */
export const inOneLine = (...sentences: readonly (string | false | undefined)[]) =>
  sentences.filter(Boolean).join(" ");

function formatProblem(problem: Problem): string {
  const { file, line, column = 1, excerpt, message, fix, inYaml, lines = [] } = problem;
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  const shown = excerpt === undefined ? [] : pointAt(excerpt, column);
  const advice = [message, inOneLine(fix, inYaml)]
    .filter(Boolean)
    .map((said) => `  ${clean(said)}`);
  return [place, ...shown, ...advice, ...lines.map(clean)].join("\n");
}

/** Formats problems for a terminal: location, line, what is wrong, what to write instead. */
export const formatProblems = (problems: readonly Problem[]) =>
  problems.map(formatProblem).join("\n\n");
