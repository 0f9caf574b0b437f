import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
} from "yaml";
import type { ContentProblem } from "./content-problem";

/** Keys and list positions that lead to a value. */
export type ValuePath = readonly PropertyKey[];

/** A YAML file, with a way back from a value to the place where it is written. */
export class ContentFileText {
  /** The text, line by line. */
  readonly lines: readonly string[];
  private readonly lineCounter = new LineCounter();
  readonly document: Document.Parsed;

  /**
   * @param file the file's path, as problems show it
   * @param text what the file says
   */
  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    this.lines = text.split(/\r?\n/);
    // YAML 1.1 is what Gatsby's reader speaks: 17:30 is a number there and 2026-12-25 a moment.
    this.document = parseDocument(text, {
      version: "1.1",
      lineCounter: this.lineCounter,
      prettyErrors: false,
      logLevel: "silent",
    });
  }

  /** A problem at a place in the text, counted in characters from its beginning. */
  problemAt(offset: number, message: string, fix: string): ContentProblem {
    const { line, col } = this.lineCounter.linePos(offset);
    return this.problemOnLine(line || 1, col || 1, message, fix);
  }

  /** A problem on a line, both counted from 1. */
  problemOnLine(line: number, column: number, message: string, fix: string): ContentProblem {
    const excerpt = (this.lines[line - 1] ?? "").replaceAll("\t", "→");
    return {
      file: this.file,
      line,
      column: Math.min(column, excerpt.length + 1),
      excerpt,
      message,
      fix,
    };
  }

  /** A problem with the value that a path leads to, or with what stands nearest above it. */
  problemWith(path: ValuePath, message: string, fix: string): ContentProblem {
    return this.problemAt(this.offsetOf(path), message, fix);
  }

  /** A problem with a key itself, not with its value. */
  problemWithKey(parent: ValuePath, key: string, message: string, fix: string): ContentProblem {
    return this.problemAt(
      this.keyAt(parent, key)?.range?.[0] ?? this.offsetOf(parent),
      message,
      fix,
    );
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

  private keyAt(parent: ValuePath, key: string): Scalar | undefined {
    const map = this.nodeAt(parent);
    if (!isMap(map)) return undefined;
    return map.items
      .map((item) => item.key)
      .find((it) => isScalar(it) && String(it.value) === key) as Scalar | undefined;
  }

  private nodeAt(path: ValuePath): Node | undefined {
    if (path.length === 0) return this.document.contents ?? undefined;
    return this.document.getIn(path, true) as Node | undefined;
  }

  private offsetOf(path: ValuePath): number {
    for (let length = path.length; length >= 0; length -= 1) {
      const offset = this.nodeAt(path.slice(0, length))?.range?.[0];
      if (offset !== undefined) return offset;
    }
    return 0;
  }
}
