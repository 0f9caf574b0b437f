import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { diffLinesUnified } from "jest-diff";
import { type Document, isMap, isScalar, type Pair, type YAMLMap } from "yaml";
import { loadContent } from "../../src/content/read/load-content";
import { formatProblems, locateProblem } from "../../src/content/problem";
import { CommandError } from "../../src/lib/command-error";
import { printYaml } from "../../src/content/print-yaml";
import { type DataChange, dataChanges, type KeyPath } from "./changes";

/** Unchanged lines shown around each change. */
const CONTEXT_LINES = 2;

/** Returns the map that holds a key, or `undefined` if the file has no such map. */
function parentOf(document: Document, path: KeyPath): YAMLMap | undefined {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  return isMap(parent) ? parent : undefined;
}

/** Moves the pair of key and value, so that its comments move too. */
function rename(document: Document, from: KeyPath, to: KeyPath): boolean {
  const [source, target] = [parentOf(document, from), parentOf(document, to)];
  const [oldName, newName] = [from.at(-1), to.at(-1)];
  const isRenamed = ({ key }: Pair) => isScalar(key) && key.value === oldName;
  const pair = source?.items.find(isRenamed);
  if (!source || !target || !pair || !isScalar(pair.key) || target.has(newName)) return false;
  pair.key.value = newName;
  if (source !== target) {
    source.items.splice(source.items.indexOf(pair), 1);
    target.items.push(pair);
  }
  return true;
}

/** Adds nothing where the pharmacy left out the optional map that holds the key. */
function add(document: Document, path: KeyPath, value: unknown): boolean {
  const parent = parentOf(document, path);
  if (!parent || parent.has(path.at(-1))) return false;
  parent.set(path.at(-1), document.createNode(value));
  return true;
}

/** Makes a change in a file. Returns false if the file already has it. */
function apply(change: DataChange, document: Document): boolean {
  if ("rename" in change) return rename(document, change.rename, change.to);
  if ("remove" in change) {
    return parentOf(document, change.remove)?.delete(change.remove.at(-1)) ?? false;
  }
  return add(document, change.add, change.value);
}

const name = (path: KeyPath) => `"${path.join(".")}"`;

function describe(change: DataChange): string {
  const since = `  Since version ${change.version}:`;
  if ("rename" in change) return `${since} ${name(change.rename)} is ${name(change.to)}.`;
  if ("remove" in change) return `${since} ${name(change.remove)} is not used.`;
  return `${since} ${name(change.add)} is required.`;
}

const diff = (before: string, after: string) =>
  diffLinesUnified(before.trimEnd().split(/\r?\n/), after.trimEnd().split("\n"), {
    contextLines: CONTEXT_LINES,
    expand: false,
    omitAnnotationLines: true,
  });

/**
 * Updates `data/` that was written for an older version.
 *
 * @param root the project's folder
 * @param write false to only show the changes
 * @returns the message for the terminal
 * @throws CommandError if a file is not valid YAML
 */
export async function updateData(
  root: string,
  write: boolean,
  changes: readonly DataChange[] = dataChanges,
): Promise<string> {
  const { content, unreadable, sources } = await loadContent(root);
  if (unreadable.length > 0) {
    const located = unreadable.map((problem) => locateProblem(problem, sources.get(problem.file)));
    throw new CommandError(`${formatProblems(located)}\n\nFix this first. Nothing was written.`);
  }
  const shown = content.files.flatMap(({ path, source }) => {
    const document = source.document.clone();
    const made = changes.filter((change) => change.file === path && apply(change, document));
    if (made.length === 0) return [];
    const after = printYaml(document);
    if (write) writeFileSync(join(root, "data", path), after);
    return [[`data/${path}`, ...made.map(describe), "", diff(source.text, after), ""].join("\n")];
  });
  if (shown.length === 0) return "data/ is up to date.";
  const next = write
    ? "Written. Replace new texts of the sample with your own, then run: npm run check"
    : "Nothing was written. To write these changes: npm run update-data -- --write";
  return [...shown, next].join("\n");
}
