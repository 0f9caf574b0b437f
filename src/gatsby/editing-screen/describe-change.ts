/** Says in words what changed in a content file. */
import { parse } from "yaml";
import { NAMING_KEYS } from "../../content/languages/entry-keys";
import { valueIn, type ValuePath } from "../../content/schema/value-path";
import { fieldLabel, fileLabel } from "./labels";

/** Characters of a value to show. */
const LONGEST_VALUE = 60;

/**
 * Returns one sentence for each changed value, such as `Pharmacy: Hours, Saturday: 9AM-2PM became 9AM-1PM`.
 *
 * @param path path below `data/`
 * @param before text of the file; `undefined` if there was none
 */
export function describeChange(
  path: string,
  before: string | undefined,
  after: string | undefined,
): string[] {
  const file = fileLabel(path);
  if (before === undefined) return [`${file}: new`];
  if (after === undefined) return [`${file}: deleted`];
  const changes = changesIn(read(before), read(after), []);
  return (changes.length > 0 ? changes : ["written anew, with the same words"]).map(
    (change) => `${file}: ${change}`,
  );
}

function read(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return text;
  }
}

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function changesIn(before: unknown, after: unknown, path: ValuePath): string[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      changesIn(valueIn(before, key), valueIn(after, key), [...path, key]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) return changesInList(before, after, path);
  return [sentence(before, after, path)];
}

function changesInList(
  before: readonly unknown[],
  after: readonly unknown[],
  path: ValuePath,
): string[] {
  const [namesBefore, namesAfter] = [before.map(nameOf), after.map(nameOf)];
  const isNamed = [...namesBefore, ...namesAfter].every((name) => name !== undefined);
  const isRemoved = namesBefore.map((name) => !namesAfter.includes(name));
  const renamed = isRemoved.indexOf(true);
  const isRenamed =
    isRemoved.filter(Boolean).length === 1 &&
    before.length === after.length &&
    !namesBefore.includes(namesAfter[renamed]);
  // Prose has no names: the position says which entry is which.
  if (!isNamed || isRenamed) {
    return before.length === after.length
      ? before.flatMap((entry, index) => changesIn(entry, after[index], [...path, index]))
      : [sentence(before, after, path)];
  }
  const removed = before.filter((_, index) => isRemoved[index]);
  const changes = after.flatMap((entry, index) => {
    const earlier = namesBefore.indexOf(namesAfter[index]);
    return earlier < 0
      ? [sentence(undefined, entry, path)]
      : changesIn(before[earlier], entry, [...path, namesAfter[index] ?? index]);
  });
  const said = [...removed.map((entry) => sentence(entry, undefined, path)), ...changes];
  return said.length > 0 ? said : [`${labelAt(path)}: in another order`];
}

/** Name of an entry of a list: `undefined` for numbers and groups without a name. */
function nameOf(entry: unknown): string | undefined {
  if (typeof entry === "string") return entry;
  const name = ["date", ...NAMING_KEYS].map((key) => valueIn(entry, key)).find(Boolean);
  return typeof name === "string" ? name : undefined;
}

function sentence(before: unknown, after: unknown, path: ValuePath): string {
  const change =
    before === undefined
      ? `added ${shown(after)}`
      : after === undefined
        ? `removed ${shown(before)}`
        : `${shown(before)} became ${shown(after)}`;
  return `${labelAt(path)}: ${change}`;
}

const labelAt = (path: ValuePath) =>
  path.map((step) => (isName(step) ? String(step) : fieldLabel([step]))).join(", ");

/** True for the name of an entry, which is shown as it is, unlike a key of the file. */
const isName = (step: PropertyKey) => typeof step === "string" && !/^[a-z][A-Za-z0-9]*$/.test(step);

function shown(value: unknown): string {
  const text =
    nameOf(value) ?? (Array.isArray(value) ? value.map(shown).join(", ") : JSON.stringify(value));
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}
