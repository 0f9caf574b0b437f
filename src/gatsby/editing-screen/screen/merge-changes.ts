/** Merges the changes that two people made to a content file at the same time, field by field. */
import { parse, parseDocument } from "yaml";
import { printYaml } from "../../../content/print-yaml";
import { valueIn, type ValuePath } from "../../../content/schema/value-path";

/** A value that both people changed. */
export interface Conflict {
  path: ValuePath;
  ours: unknown;
  theirs: unknown;
}

interface Change {
  path: ValuePath;
  /** `undefined` if the key was deleted. */
  value: unknown;
}

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(valueIn(one, key), valueIn(other, key)))
  );
};

/** Steps into three versions of a group, or of a list as long as before; `undefined` for other values. */
function stepsInto(versions: readonly unknown[]): PropertyKey[] | undefined {
  const [base] = versions;
  if (versions.every(isGroup))
    return [...new Set(versions.flatMap((version) => Object.keys(version)))];
  const isList = versions.every(
    (version) => Array.isArray(version) && Array.isArray(base) && version.length === base.length,
  );
  return isList ? [...(base as unknown[]).keys()] : undefined;
}

function changesOf(
  [base, ours, theirs]: readonly [unknown, unknown, unknown],
  choose: (conflict: Conflict) => "ours" | "theirs",
  path: ValuePath = [],
): Change[] {
  if (isSame(base, theirs) || isSame(ours, theirs)) return [];
  if (isSame(base, ours)) return [{ path, value: theirs }];
  const steps = stepsInto([base, ours, theirs]);
  if (!steps) return choose({ path, ours, theirs }) === "ours" ? [] : [{ path, value: theirs }];
  return steps.flatMap((step) =>
    changesOf([valueIn(base, step), valueIn(ours, step), valueIn(theirs, step)], choose, [
      ...path,
      step,
    ]),
  );
}

/** Returns the value of a file; its text if it has a mistake in its YAML. */
function read(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return text;
  }
}

/**
 * Returns a file with our changes and theirs. Never throws, because the screen would write an empty file then.
 *
 * @param base text that both changed
 * @param choose called for each value that both changed
 */
export function mergeChanges(
  { base, ours, theirs }: Readonly<Record<"base" | "ours" | "theirs", string>>,
  choose: (conflict: Conflict) => "ours" | "theirs",
): string {
  const changes = changesOf([read(base), read(ours), read(theirs)], choose);
  if (changes.some(({ path }) => path.length === 0)) return theirs;
  const document = parseDocument(ours);
  for (const { path, value } of changes) {
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(value, { aliasDuplicateObjects: false }));
  }
  return changes.length === 0 ? ours : printYaml(document);
}
