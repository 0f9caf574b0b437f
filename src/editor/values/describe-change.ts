/** Says in words what changed in a content file. */
import type * as z from "zod";
import { contentTypeAt } from "../../content/schema/content-files";
import { entryName, isHiddenKey } from "../../content/languages/entry-keys";
import { elementOf, schemaIn } from "../../content/schema/inspect-schema";
import { entryLabel, fileLabel, inWords, labelOf } from "../labels";
import { matchChangedEntries } from "../../content/write/match-entries";
import type { Say } from "../../lib/say";
import { isGroup, isRange, isSame, readText } from "../../content/write/values";

/** Characters of a value to show. */
const LONGEST_VALUE = 60;

type Schema = z.core.$ZodType | undefined;

/** Labels that lead to a value, and the language in which to say what changed. */
interface Where {
  labels: readonly string[];
  say: Say;
}

const inside = (where: Where, label: string): Where => ({
  ...where,
  labels: [...where.labels, label],
});

/**
 * Says each changed value of a file in a sentence: `Pharmacy: Hours, Saturday: 9AM-2PM became 9AM-1PM`.
 *
 * @param file what to call one that was there before and is there now
 */
export function describeChange(
  path: string,
  before: string | undefined,
  after: string | undefined,
  say: Say,
  file = fileLabel(path, say),
): string[] {
  const schema = contentTypeAt(path)?.schema;
  // Whoever calls files by their titles may not know yet, or any more, a page that came or went.
  const named = (text?: string) =>
    fileLabel(path, say, entryName(text === undefined ? undefined : readText(text, schema)));
  if (before === undefined) return [`${named(after)}: ${say("new")}`];
  if (after === undefined) return [`${named(before)}: ${say("deleted")}`];
  const ofFile = (words: string) => [`${file}: ${words}`];
  const values = [readText(before, schema), readText(after, schema)] as const;
  // The text of a file with an error in its YAML says nothing to staff.
  if (typeof values[1] === "string") return ofFile(say("cannot be read any more"));
  if (typeof values[0] === "string") return ofFile(say("can be read again"));
  const changes = changesIn(...values, schema, { labels: [], say });
  if (changes.length === 0) return ofFile(say("written anew, with the same words"));
  return changes.flatMap(ofFile);
}

function changesIn(before: unknown, after: unknown, schema: Schema, where: Where): string[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const part = schema && schemaIn(schema, key, after);
      if (part && isHiddenKey(part)) return [];
      return changesIn(before[key], after[key], part, inside(where, where.say(labelOf(key))));
    });
  }
  if (Array.isArray(before) && Array.isArray(after) && !isRange(after)) {
    return changesInList(before, after, elementOf(schema), where);
  }
  return [sentence(before, after, where)];
}

function changesInList(
  before: readonly unknown[],
  after: readonly unknown[],
  element: Schema,
  where: Where,
): string[] {
  const matches = matchChangedEntries(element, before, after);
  const removed = before
    .filter((_, position) => !matches.includes(position))
    .map((entry) => sentence(entry, undefined, where));
  const changes = after.flatMap((entry, index) => {
    const position = matches[index];
    return position === undefined
      ? [sentence(undefined, entry, where)]
      : changesIn(before[position], entry, element, inside(where, entryLabel(entry, index)));
  });
  const said = [...removed, ...changes];
  return said.length > 0 ? said : [`${where.labels.join(", ")}: ${where.say("in another order")}`];
}

function sentence(before: unknown, after: unknown, { labels, say }: Where): string {
  const parts = { before: shown(before), after: shown(after) };
  const change =
    before === undefined
      ? say("added {after}", parts)
      : after === undefined
        ? say("removed {before}", parts)
        : say("{before} became {after}", parts);
  return `${labels.join(", ")}: ${change}`;
}

function shown(value: unknown): string {
  const text =
    entryName(value) ?? (Array.isArray(value) ? value.map(shown).join(", ") : inWords(value));
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}
