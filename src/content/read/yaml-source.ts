import {
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
} from "yaml";
import type { ValuePath } from "../schema/value-path";

/** The text of a YAML file, with a way back from a value to the place where it is written. */
export class YamlSource {
  /** The text, line by line. */
  readonly lines: readonly string[];
  readonly document: Document.Parsed;
  private readonly lineCounter = new LineCounter();

  /**
   * @param file the file's path, as problems show it
   * @param text what the file says
   */
  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    this.lines = text.split(/\r?\n/);
    // YAML 1.1 is what Gatsby's parser speaks: 17:30 is a number there and 2026-12-25 a moment.
    this.document = parseDocument(text, {
      version: "1.1",
      lineCounter: this.lineCounter,
      prettyErrors: false,
      logLevel: "silent",
    });
  }

  /** The line and the column of a character, both from 1. */
  lineAndColumn(offset: number): { line: number; column: number } {
    const { line, col } = this.lineCounter.linePos(offset);
    return { line: line || 1, column: col || 1 };
  }

  /** Where the value stands that a path leads to, or what stands nearest above it. */
  offsetOf(path: ValuePath): number {
    for (let length = path.length; length >= 0; length -= 1) {
      const offset = this.nodeAt(path.slice(0, length))?.range?.[0];
      if (offset !== undefined) return offset;
    }
    return 0;
  }

  /** Where a key itself stands, not its value. */
  offsetOfKey(parent: ValuePath, key: string): number {
    return this.keyAt(parent, key)?.range?.[0] ?? this.offsetOf(parent);
  }

  /** A key as it stands in the file: `no` without quotes is a yes-or-no to YAML. */
  writtenKey(parent: ValuePath, key: string): string {
    return this.keyAt(parent, key)?.source ?? key;
  }

  /** The text of a value as it stands in the file. */
  writtenAt(path: ValuePath): string | undefined {
    const node = this.nodeAt(path);
    return node?.range ? this.text.slice(node.range[0], node.range[1]).trim() : undefined;
  }

  /** How many spaces stand before the hyphens of a list; of one in brackets, or of none, nothing. */
  entryIndent(path: ValuePath): number | undefined {
    const offset = this.nodeAt(path)?.range?.[0] ?? this.text.length;
    return this.text.startsWith("- ", offset) ? this.lineAndColumn(offset).column - 1 : undefined;
  }

  /** What follows a `#` on the line of a value without quotes. */
  noteBehind(path: ValuePath): string | undefined {
    const node = this.nodeAt(path);
    if (!isScalar(node) || node.type !== "PLAIN" || !node.range) return undefined;
    const [, note] = /^[ \t]*#(.*)/.exec(this.text.slice(node.range[1])) ?? [];
    return note?.trimEnd();
  }

  private keyAt(parent: ValuePath, key: string): Scalar | undefined {
    const map = this.nodeAt(parent);
    if (!isMap(map)) return undefined;
    return map.items
      .map((item) => item.key)
      .filter((it) => isScalar(it))
      .find(({ value }) => String(value) === key);
  }

  private nodeAt(path: ValuePath): Node | undefined {
    const node = path.length === 0 ? this.document.contents : this.document.getIn(path, true);
    return isNode(node) ? node : undefined;
  }
}
