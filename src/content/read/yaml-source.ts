import { type Document, isMap, isNode, isScalar, LineCounter, type Node, type Scalar } from "yaml";
import type { ValuePath } from "../schema/value-path";
import { parseYaml } from "./read-yaml";
import { visibleText } from "./visible-text";

/** Source of a YAML file, with the positions of its values. */
export class YamlSource {
  /** Content of the file, without characters that nobody sees. */
  readonly text: string;
  readonly lines: readonly string[];
  readonly document: Document.Parsed;
  private readonly lineCounter = new LineCounter();

  constructor(
    readonly file: string,
    text: string,
  ) {
    this.text = visibleText(text);
    this.lines = this.text.split(/\r?\n/);
    this.document = parseYaml(this.text, { lineCounter: this.lineCounter });
  }

  /** Returns the line and column of a character, both from 1. */
  lineAndColumn(offset: number): { line: number; column: number } {
    const { line, col } = this.lineCounter.linePos(offset);
    return { line: line || 1, column: col || 1 };
  }

  /** Returns the value at a path. */
  valueAt(path: ValuePath): unknown {
    return this.nodeAt(path)?.toJS(this.document);
  }

  /** Returns the offset of the value at a path, or of its nearest ancestor if there is no such value. */
  offsetOf(path: ValuePath): number {
    for (let length = path.length; length >= 0; length -= 1) {
      const offset = this.nodeAt(path.slice(0, length))?.range?.[0];
      if (offset !== undefined) return offset;
    }
    return 0;
  }

  /** Returns the line of the value at a path, from 1, or of its nearest ancestor if there is no such value. */
  lineOf = (path: ValuePath): number => this.lineAndColumn(this.offsetOf(path)).line;

  /** Returns the offset of a key, not of its value. */
  offsetOfKey(parent: ValuePath, key: string): number {
    return this.keyAt(parent, key)?.range?.[0] ?? this.offsetOf(parent);
  }

  /** Returns the source text of a value, with its quotes. */
  writtenAt(path: ValuePath): string | undefined {
    const node = this.nodeAt(path);
    return node?.range ? this.text.slice(node.range[0], node.range[1]).trim() : undefined;
  }

  /** Returns the number of spaces before the hyphens of a list; `undefined` if there are none. */
  entryIndent(path: ValuePath): number | undefined {
    const offset = this.nodeAt(path)?.range?.[0] ?? this.text.length;
    return this.text.startsWith("- ", offset) ? this.lineAndColumn(offset).column - 1 : undefined;
  }

  /** Returns the comment after a value without quotes: on its line, or below it like another line of its text. */
  commentAfter(path: ValuePath): string | undefined {
    const node = this.nodeAt(path);
    if (!isScalar(node) || node.type !== "PLAIN" || !node.range) return undefined;
    const [, below, note] = /^[ \t]*(?:\r?\n( +))?#(.*)/.exec(this.text.slice(node.range[1])) ?? [];
    const isNextLine = below !== undefined && below.length < this.columnOfEntry(path);
    return isNextLine ? undefined : note?.trimEnd();
  }

  /** Returns the column of a value's key, or of its hyphen. Lines of its text are indented by as many spaces or more. */
  private columnOfEntry(path: ValuePath): number {
    const [parent, step] = [path.slice(0, -1), path.at(-1)];
    const offset =
      typeof step === "string" ? this.offsetOfKey(parent, step) : this.offsetOf(parent);
    return this.lineAndColumn(offset).column;
  }

  private keyAt(parent: ValuePath, key: string): Scalar | undefined {
    const map = this.nodeAt(parent);
    if (!isMap(map)) return undefined;
    return map.items
      .map((item) => item.key)
      .filter((node) => isScalar(node))
      .find(({ value, source }) => (source ?? String(value)) === key);
  }

  private nodeAt(path: ValuePath): Node | undefined {
    const node = path.length === 0 ? this.document.contents : this.document.getIn(path, true);
    return isNode(node) ? node : undefined;
  }
}
