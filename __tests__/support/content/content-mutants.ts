/** Random edits of content files, as people, editors and disks make them. */
import fc from "fast-check";
import { parse, stringify } from "yaml";
import { originalFiles, sampleText } from "./sample-files";

export interface Mutant {
  /** Path below `data/`. */
  file: string;
  bytes: Buffer;
}

/** Pieces with a meaning in YAML, GraphQL, HTML or the content check. */
const PIECES = [
  ..."\t\n\r \0\"'`:-#&*!|>%@?,[]{}<>~=\\/.0",
  ...['""', "- ", ": ", "\n\n", "---\n", "<<: ", "&a ", "*a", "!!str ", "\r\n", "\ufeff"],
  ...["yes", "null", "010", "17:30", "2026-12-25", "1e3", ".nan", "1_000", "__proto__: x\n"],
  ...["{phone}", "{fone}", "{{phone}}", "<b>", "</script>", "&amp;", "${x}", "\u001b[2J"],
  ...["“", "…", "😀", "\u00a0", "\u200b", "\u202e", "\ufffd", "<<<<<<< ours\n", "x".repeat(3000)],
];

const VALUES = [
  ...[null, true, 0, -1, 3.5, Number.NaN, 1e21, "", " ", [], {}, [[]], [null], "x".repeat(5000)],
  ...["images/walker.webp", "images/none.webp", "images/Bad Name.JPG", "/about/", "/nowhere/"],
  ...["/privacy/#none", "https://x", "{phone}", "{phone", "{nothing}", "</script><b>", "Closed"],
  ...["9AM-7PM", "11PM-7AM", "2026-12-25", "#777777", "#0b5650", "words\nover\nlines", "cards"],
];

const position = fc.nat({ max: 100_000 });
const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "grapheme", maxLength: 12 }));

type TextEdit = (text: string) => string;

/** Replaces some characters, or none, with a piece. */
const replaceCharacters = fc
  .tuple(position, fc.nat({ max: 20 }), piece)
  .map(([at, length, given]): TextEdit => (text) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + given + text.slice(start + length);
  });

/** Deletes a line, repeats it, changes its indentation, or ends the file before it. */
const editLine = fc
  .tuple(position, fc.constantFrom("delete", "repeat", "indent", "outdent", "unquote", "cut"))
  .map(([at, action]): TextEdit => (text) => {
    const lines = text.split("\n");
    const index = at % lines.length;
    const line = lines[index] ?? "";
    const edited = {
      delete: [],
      repeat: [line, line],
      indent: [`  ${line}`],
      outdent: [line.slice(2)],
      unquote: [line.replaceAll('"', "")],
      cut: [],
    }[action];
    const rest = action === "cut" ? [] : lines.slice(index + 1);
    return [...lines.slice(0, index), ...edited, ...rest].join("\n");
  });

type Tree = Record<string, unknown>;

/** Returns every group and list of a file with every key in it. */
const keysIn = (tree: Tree): [parent: Tree, key: string][] =>
  Object.entries(tree).flatMap(([key, value]) => [
    [tree, key],
    ...(typeof value === "object" && value !== null ? keysIn(value as Tree) : []),
  ]);

/** Replaces a value with another, deletes its key, or renames the key. */
const editValue = fc
  .tuple(
    position,
    fc.oneof(fc.constantFrom(...VALUES), piece),
    fc.constantFrom("set", "delete", "rename"),
  )
  .map(([at, value, action]): TextEdit => (text) => {
    const tree = (parse(text) ?? {}) as Tree;
    const keys = keysIn(tree);
    const [parent, key] = keys[at % keys.length] ?? [tree, ""];
    const before = parent[key];
    if (action === "set") parent[key] = value;
    else if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else Reflect.deleteProperty(parent, key);
    if (action === "rename" && typeof value === "string" && !Array.isArray(parent)) {
      parent[value] = before;
    }
    return stringify(tree, { aliasDuplicateObjects: false });
  });

const someEdits = (edit: fc.Arbitrary<TextEdit>) => fc.array(edit, { minLength: 1, maxLength: 3 });

/** A file of the sample with one to three edits. A failing test shows its text. */
export const mutant: fc.Arbitrary<Mutant> = fc
  .record({
    file: fc.constantFrom(...originalFiles),
    edits: fc.oneof(someEdits(fc.oneof(replaceCharacters, editLine)), someEdits(editValue)),
    /** Bytes that are most likely no UTF-8. */
    tail: fc.oneof(
      { arbitrary: fc.constant(new Uint8Array()), weight: 9 },
      { arbitrary: fc.uint8Array({ minLength: 1, maxLength: 4 }), weight: 1 },
    ),
  })
  .map(({ file, edits, tail }) => {
    const text = edits.reduce((edited, edit) => edit(edited), sampleText(file));
    return {
      file,
      bytes: Buffer.concat([Buffer.from(text), tail]),
      [fc.toStringMethod]: () => `data/${file}:\n${JSON.stringify(text)}`,
    };
  });
