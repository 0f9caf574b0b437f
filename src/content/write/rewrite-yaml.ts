/** Changes values in the text of a content file, and leaves everything else as it is written. */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from "yaml";
import type * as z from "zod";
import { printYaml } from "./print-yaml";
import { parseYaml } from "../read/read-yaml";
import { elementOf, schemaIn } from "../schema/inspect-schema";
import { matchChangedEntries } from "./match-entries";
import { type Group, isEmpty, isGroup, isRange, isSame, readText } from "./values";

/** Returns the text of a file with another value. What did not change keeps its comments and its writing. */
export function rewrite(text: string, value: Group, schema: z.core.$ZodType | undefined): string {
  const before = readText(text, schema);
  if (isSame(before, value)) return text;
  // All scalars are texts here, so that numbers keep their writing. A file that cannot be read is written anew.
  const document: Document = parseYaml(isGroup(before) ? text : "", { schema: "failsafe" });
  writeOut(document);
  // A translation without words is `{}`.
  if (isMap(document.contents) && document.contents.items.length === 0)
    document.contents.flow = false;
  document.contents = changed(document.contents, before, value, schema);
  return printYaml(document);
}

/** Puts values in place of references to them: a change in one place is no change in the other. */
function writeOut(document: Document) {
  visit(document, { Alias: (_, alias) => alias.resolve(document)?.clone() as Node });
  visit(document, { Node: (_, node) => void (isAlias(node) || delete node.anchor) });
}

function changed(
  node: Node | null,
  before: unknown,
  after: unknown,
  schema: z.core.$ZodType | undefined,
): Node {
  if (node && isSame(before, after)) return node;
  if (isMap(node) && isGroup(before) && isGroup(after)) {
    changeKeys(node as YAMLMap<Node, Node | null>, before, after, schema);
    return node;
  }
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after) && !isRange(after)) {
    const element = elementOf(schema);
    const matches = matchChangedEntries(element, before, after);
    const nodes = node.items as (Node | null)[];
    node.items = after.map((entry: unknown, index) => {
      const position = matches[index] ?? -1;
      return changed(nodes[position] ?? null, before[position], entry, element);
    });
    return node;
  }
  const written = nodeOf(after);
  const { comment, commentBefore, spaceBefore } = node ?? {};
  // A comment behind a value stays behind it, and behind a list or a group it would be in another place.
  const isBehind = isScalar(node) && isScalar(written);
  return Object.assign(written, { commentBefore, spaceBefore, ...(isBehind && { comment }) });
}

function changeKeys(
  node: YAMLMap<Node, Node | null>,
  before: Group,
  after: Group,
  schema: z.core.$ZodType | undefined,
) {
  const nameOf = ({ key }: Pair<Node, Node | null>) => String(isScalar(key) ? key.value : key);
  // What is empty and stays empty is not touched, nor is an id that somebody wrote.
  node.items = node.items.filter((pair) => {
    const name = nameOf(pair);
    return after[name] !== undefined || name === "id" || isEmpty(before[name]);
  });
  let position = 0;
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const part = schema && schemaIn(schema, key, after);
    const found = node.items.findIndex((pair) => nameOf(pair) === key);
    const pair = node.items[found];
    if (pair) {
      pair.value = changed(pair.value, before[key], value, part);
      position = found + 1;
    } else {
      node.items.splice(position, 0, new Pair(new Scalar(key), nodeOf(value)) as never);
      position += 1;
    }
  }
}

function nodeOf(value: unknown): Node {
  if (Array.isArray(value)) {
    const list = new YAMLSeq<Node>();
    list.items = value.map(nodeOf);
    list.flow = isRange(value) || value.length === 0;
    return list;
  }
  if (isGroup(value)) {
    const group = new YAMLMap<Node, Node>();
    group.items = Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => new Pair(new Scalar(key) as Node, nodeOf(part)));
    return group;
  }
  const scalar = new Scalar(String(value));
  if (typeof value !== "string") scalar.type = "PLAIN";
  return scalar;
}
