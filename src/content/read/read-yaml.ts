/**
 * The one reading of YAML: of the check and its positions, of the build, the editing screen and the tools. It is
 * YAML 1.2, where `no` and `2026-12-25` are texts. Where the schema wants a text, a number keeps its writing: `02115`.
 */
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  parseDocument,
} from "yaml";
import * as z from "zod";
import { schemaIn, unwrapped } from "../schema/inspect-schema";
import { visibleText, visibleValue } from "./visible-text";

/** Parses YAML. Errors are in the `errors` and `warnings` of the document, in the order of the file. */
export const parseYaml = (
  text: string,
  options: { lineCounter?: LineCounter; schema?: "failsafe" } = {},
): Document.Parsed =>
  parseDocument(visibleText(text), { prettyErrors: false, stringKeys: true, ...options });

/**
 * Returns the value of a document without errors, read by its schema if it has one. Throws a ReferenceError if an
 * alias names nothing, or if aliases repeat so much that reading would take minutes.
 */
export function valueOf(document: Document.Parsed, schema?: z.core.$ZodType): unknown {
  if (schema) readAs(schema, document.contents);
  return document.toJS() as unknown;
}

/** Returns the value of a YAML text, read by its schema if it has one. Throws if the text has an error. */
export function readYaml(text: string, schema?: z.core.$ZodType): unknown {
  const document = parseYaml(text);
  const [error] = [...document.errors, ...document.warnings];
  if (error) throw error;
  return valueOf(document, schema);
}

/** Gives each scalar of a node the value that its schema wants. */
function readAs(schema: z.core.$ZodType, node: Node | null): void {
  if (isSeq<Node>(node)) {
    const list = unwrapped(schema);
    if (list instanceof z.ZodArray) for (const item of node.items) readAs(list.element, item);
  }
  if (isMap<unknown, Node | null>(node)) {
    const type = { type: node.get("type") };
    for (const { key, value } of node.items) {
      const part = isScalar(key) && schemaIn(schema, String(key.value), type);
      if (part) readAs(part, value);
    }
  }
  if (!isScalar(node)) return;
  const { value, source } = node;
  if (typeof value === "string") node.value = visibleValue(schema, value);
  else if (value !== null && unwrapped(schema) instanceof z.ZodString) node.value = source;
}
