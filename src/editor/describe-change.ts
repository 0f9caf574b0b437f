/** Says in words what changed in a content file. */
import type { z } from "zod";
import { contentTypeAt } from "../content/schema/content-files";
import { entryName, isHiddenKey } from "../content/languages/entry-keys";
import { elementOf, schemaIn } from "../content/schema/inspect-schema";
import { entryLabel, fieldLabel, fileLabel, inWords } from "./labels";
import { matchChangedEntries } from "../content/write/match-entries";
import { isGroup, isRange, isSame, readText } from "../content/write/values";

/** Characters of a value to show. */
const LONGEST_VALUE = 60;

type Schema = z.core.$ZodType | undefined;

/** Says each changed value of a file in a sentence: `Pharmacy: Hours, Saturday: 9AM-2PM became 9AM-1PM`. */
export function describeChange(
  path: string,
  before: string | undefined,
  after: string | undefined,
): string[] {
  const file = fileLabel(path);
  if (before === undefined) return [`${file}: new`];
  if (after === undefined) return [`${file}: deleted`];
  const schema = contentTypeAt(path)?.schema;
  const values = [readText(before, schema), readText(after, schema)] as const;
  // The text of a file with an error in its YAML says nothing to staff.
  if (typeof values[1] === "string") return [`${file}: cannot be read any more`];
  if (typeof values[0] === "string") return [`${file}: can be read again`];
  const changes = changesIn(...values, schema, []);
  return (changes.length > 0 ? changes : ["written anew, with the same words"]).map(
    (change) => `${file}: ${change}`,
  );
}

function changesIn(
  before: unknown,
  after: unknown,
  schema: Schema,
  labels: readonly string[],
): string[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const part = schema && schemaIn(schema, key, after);
      if (part && isHiddenKey(part)) return [];
      return changesIn(before[key], after[key], part, [...labels, fieldLabel([key])]);
    });
  }
  if (Array.isArray(before) && Array.isArray(after) && !isRange(after)) {
    return changesInList(before, after, elementOf(schema), labels);
  }
  return [sentence(before, after, labels)];
}

function changesInList(
  before: readonly unknown[],
  after: readonly unknown[],
  element: Schema,
  labels: readonly string[],
): string[] {
  const matches = matchChangedEntries(element, before, after);
  const removed = before
    .filter((_, position) => !matches.includes(position))
    .map((entry) => sentence(entry, undefined, labels));
  const changes = after.flatMap((entry, index) => {
    const position = matches[index];
    return position === undefined
      ? [sentence(undefined, entry, labels)]
      : changesIn(before[position], entry, element, [...labels, entryLabel(entry, index)]);
  });
  const said = [...removed, ...changes];
  return said.length > 0 ? said : [`${labels.join(", ")}: in another order`];
}

function sentence(before: unknown, after: unknown, labels: readonly string[]): string {
  const change =
    before === undefined
      ? `added ${shown(after)}`
      : after === undefined
        ? `removed ${shown(before)}`
        : `${shown(before)} became ${shown(after)}`;
  return `${labels.join(", ")}: ${change}`;
}

function shown(value: unknown): string {
  const text =
    entryName(value) ?? (Array.isArray(value) ? value.map(shown).join(", ") : inWords(value));
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}
