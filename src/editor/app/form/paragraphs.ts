/** Texts with new lines, such as paragraphs pasted from Word: pages show each text in one piece. */
import * as z from "zod";
import { elementOf, schemaAt, unwrapped } from "../../../content/schema/inspect-schema";
import { typeAt } from "../../values/file-value";
import type { Path } from "../route";
import type { FormStore } from "./store";
import { getAt, textOf } from "./values";

const NEW_LINE = /[\n\v\f\r\u2028]/;

export const hasNewLine = (text: string) => NEW_LINE.test(text.trim());

/** Returns the paragraphs of a text: what is between empty lines, or else each line. */
function paragraphsIn(text: unknown): string[] {
  const inParts = (separator: RegExp) =>
    textOf(text)
      .split(separator)
      .map((part) => part.trim().replaceAll(/\s+/g, " "))
      .filter(Boolean);
  const parts = inParts(/\n\s*\n/);
  return parts.length > 1 ? parts : inParts(NEW_LINE);
}

/**
 * Returns the entries that a text of a list becomes, one for each paragraph; `undefined` if it is not in a list, or has
 * more in it that would part from it. A translation is split with it if it has as many paragraphs, and else stays whole
 * with the first one: no words come beside a paragraph that they do not translate.
 */
export function splitInList({ file, value }: FormStore, path: Path) {
  const isInGroup = typeof path.at(-1) === "string";
  const place = isInGroup ? path.slice(0, -1) : path;
  const list = place.slice(0, -1);
  const index = Number(place.at(-1));
  const element = elementOf(schemaAt(typeAt(file.path).schema, list, value));
  if (!element) return undefined;
  const entry = getAt(value, place);
  const parts = isInGroup ? splitGroup(entry as object, path.at(-1)) : paragraphsIn(entry);
  const isPossible =
    unwrapped(element) instanceof z.ZodString || z.safeParse(element, { text: "x" }).success;
  return isPossible && parts.length > 1 ? { list, index, parts } : undefined;
}

/** Returns the entries for a text and its translations; none if anything but a heading above it is with them. */
function splitGroup(group: object, key: unknown): object[] {
  const words = Object.entries(group).filter(([name]) => /^text(?:@|$)/.test(name));
  const isAlone = Object.keys(group).every((name) => /^(?:text|heading)(?:@|$)/.test(name));
  const split = new Map(words.map(([name, text]) => [name, paragraphsIn(text)]));
  const first = split.get("text") ?? [];
  const isSplit = (name: unknown) => split.get(String(name))?.length === first.length;
  if (!isAlone || !isSplit(key)) return [];
  return first.map((_, place) => ({
    ...(place === 0 && group),
    ...Object.fromEntries(
      [...split].flatMap(([name, own]) => (isSplit(name) ? [[name, own[place]]] : [])),
    ),
  }));
}
