/** Content files spoiled at random, as people, editors and disks spoil them. */
import fc from "fast-check";
import { parse, stringify } from "yaml";
import { sampleFiles, sampleText } from "./sample-files";

/** A file below `data/` and what stands in it now. */
export interface Mutant {
  file: string;
  bytes: Buffer;
}

/** A mutant that a failing test shows as text. */
const mutantOf = (file: string, bytes: Buffer): Mutant & fc.WithToStringMethod => ({
  file,
  bytes,
  [fc.toStringMethod]: () => `data/${file}:\n${JSON.stringify(bytes.toString("utf8"))}`,
});

type TextEdit = (text: string) => string;

/** Pieces that mean something to YAML, to GraphQL, to HTML or to the check. */
const PIECES = [
  ..."\t\n\r \0\"'`:-#&*!|>%@?,[]{}<>~=\\/.0",
  ...['""', "''", "- ", ": ", "\n\n", "\t\t", "---\n", "...\n", "<<: ", "&a ", "*a", "!!str "],
  ...["yes", "no", "null", "010", "17:30", "2026-12-25", "1e3", ".nan", "0x1f", "1_000"],
  ...["{phone}", "{fone}", "{", "}", "{{phone}}", "<b>", "</script>", "&amp;", "${x}"],
  ...["“", "”", "…", "😀", "é", "\u00a0", "\u200b", "\ufeff", "\u202e", "\ufffd", "\u001b[2J"],
  ...["<<<<<<< ours\n", "=======\n", "__proto__: x\n", "constructor: y\n", "x".repeat(3000)],
];

const place = fc.nat({ max: 100_000 });
const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "grapheme", maxLength: 12 }));

const inside = (text: string, at: number) => (text.length === 0 ? 0 : at % text.length);

/** An edit of the lines of a text, given one of them by its position. */
const onLines =
  (at: number, edit: (lines: string[], index: number) => void): TextEdit =>
  (text) => {
    const lines = text.split("\n");
    edit(lines, at % lines.length);
    return lines.join("\n");
  };

const textEdit: fc.Arbitrary<TextEdit> = fc.oneof(
  place.map((at) => onLines(at, (lines, index) => lines.splice(index, 1))),
  place.map((at) => onLines(at, (lines, index) => lines.splice(index, 0, lines[index] ?? ""))),
  fc.tuple(place, place).map(([one, other]) =>
    onLines(one, (lines, index) => {
      const [line = ""] = lines.splice(index, 1);
      lines.splice(other % (lines.length + 1), 0, line);
    }),
  ),
  fc.tuple(place, fc.integer({ min: -4, max: 4 })).map(([at, by]) =>
    onLines(at, (lines, index) => {
      const line = lines[index] ?? "";
      lines[index] = by < 0 ? line.slice(-by) : " ".repeat(by) + line;
    }),
  ),
  place.map((at) =>
    onLines(at, (lines, index) => (lines[index] = (lines[index] ?? "").replaceAll('"', ""))),
  ),
  place.map(
    (at): TextEdit =>
      (text) =>
        text.slice(0, inside(text, at)),
  ),
  fc.tuple(place, piece).map(
    ([at, given]): TextEdit =>
      (text) =>
        text.slice(0, inside(text, at)) + given + text.slice(inside(text, at)),
  ),
  fc.tuple(place, fc.nat({ max: 20 }), piece).map(
    ([at, length, given]): TextEdit =>
      (text) =>
        text.slice(0, inside(text, at)) + given + text.slice(inside(text, at) + length),
  ),
  fc.constant<TextEdit>((text) => text.replaceAll("\n", "\r\n")),
  fc.constant<TextEdit>((text) => `\ufeff${text}`),
);

type Tree = Record<string, unknown> | unknown[];

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** Every key and list position of a value: the group or list, and the place in it. */
function placesIn(tree: Tree): { parent: Tree; key: string }[] {
  return Object.entries(tree).flatMap(([key, value]) => [
    { parent: tree, key },
    ...(isTree(value) ? placesIn(value) : []),
  ]);
}

type ValueEdit = (parent: Tree, key: string, other: unknown) => void;

const put = (parent: Tree, key: string, value: unknown) => {
  (parent as Record<string, unknown>)[key] = value;
};

const remove = (parent: Tree, key: string) => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
};

const VALUES = [
  ...[null, true, 0, -1, 3.5, Number.NaN, 1e21, "", " ", [], {}, [[]], [null], "x".repeat(5000)],
  ...["images/walker.webp", "images/none.webp", "images/Bad Name.JPG", "/about/", "/nowhere/"],
  ...["/privacy/#none", "https://x", "{phone}", "{phone", "{nothing}", "</script><b>", "Closed"],
  ...["9AM-7PM", "11PM-7AM", "2026-12-25", "#777777", "#0b5650", "words\nover\nlines", "cards"],
];

const valueEdit: fc.Arbitrary<ValueEdit> = fc.oneof(
  fc.constant<ValueEdit>(remove),
  fc.constantFrom(...VALUES).map(
    (value): ValueEdit =>
      (parent, key) =>
        put(parent, key, value),
  ),
  piece.map(
    (given): ValueEdit =>
      (parent, key) =>
        put(parent, key, given),
  ),
  fc.constant<ValueEdit>(put),
  piece.map((name): ValueEdit => (parent, key) => {
    const value = (parent as Record<string, unknown>)[key];
    remove(parent, key);
    put(parent, name, value);
  }),
  fc.constant<ValueEdit>((parent, key) => {
    if (Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)]));
    else put(parent, `${key}2`, parent[key]);
  }),
  fc.constant<ValueEdit>((parent) => {
    if (Array.isArray(parent)) parent.reverse();
  }),
  fc.constant<ValueEdit>((parent, key) => {
    const value = (parent as Record<string, unknown>)[key];
    if (typeof value === "string") put(parent, key, `${value} And more, too.`);
    if (typeof value === "number") put(parent, key, value + 1);
  }),
);

function withValueEdits(text: string, edits: [number, number, ValueEdit][]): string {
  const tree = parse(text) as Tree;
  for (const [at, from, edit] of edits) {
    const places = placesIn(tree);
    const target = places[at % places.length];
    const source = places[from % places.length];
    if (!target || !source) continue;
    const other = (source.parent as Record<string, unknown>)[source.key];
    edit(target.parent, target.key, structuredClone(other));
  }
  return stringify(tree, { aliasDuplicateObjects: false });
}

const file = fc.constantFrom(...sampleFiles);
const few = { minLength: 1, maxLength: 3 };

const mutantText: fc.Arbitrary<Mutant> = fc
  .record({ file, edits: fc.array(textEdit, few) })
  .map(({ file, edits }) =>
    mutantOf(file, Buffer.from(edits.reduce((text, edit) => edit(text), sampleText(file)))),
  );

const mutantValues: fc.Arbitrary<Mutant> = fc
  .record({ file, edits: fc.array(fc.tuple(place, place, valueEdit), few) })
  .map(({ file, edits }) => mutantOf(file, Buffer.from(withValueEdits(sampleText(file), edits))));

const mutantBytes: fc.Arbitrary<Mutant> = fc
  .record({ file, at: place, given: fc.uint8Array({ minLength: 1, maxLength: 8 }) })
  .map(({ file, at, given }) => {
    const bytes = Buffer.from(sampleText(file));
    const start = at % bytes.length;
    return mutantOf(file, Buffer.concat([bytes.subarray(0, start), given, bytes.subarray(start)]));
  });

/** A file of the sample with one to three things wrong with it, or merely changed. */
export const mutant = fc.oneof(
  { arbitrary: mutantText, weight: 5 },
  { arbitrary: mutantValues, weight: 5 },
  { arbitrary: mutantBytes, weight: 1 },
);
