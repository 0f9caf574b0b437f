/** All words of ours that staff can read, as the code has them: what it says, and labels and helps of its schemas. */
import { readFileSync } from "node:fs";
import ts from "typescript";
import { z } from "zod";
import { isHiddenKey } from "../../../src/content/languages/entry-keys";
import { folders, singleFiles } from "../../../src/content/schema/content-files";
import { optionalFacts, optionalFiles } from "../../../src/content/schema/features";
import { metaOf, shapeOf, unwrapped } from "../../../src/content/schema/inspect-schema";
import { entryNoun, helpBeside, helpOnScreen, labelOf } from "../../../src/editor/labels";
import { usualTasks } from "../../../src/editor/build/usual-tasks";
import { filesBelow } from "../../../src/lib/files-below";
import { languageName } from "../../../src/lib/language";

const SOURCES = ["src", "tools/server", "tools/adopt"].flatMap((folder) =>
  filesBelow(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
);

/** Files whose errors are sentences for staff, although they do not say them. */
const HAS_ERRORS =
  /^(?:src\/content\/schema\/.*|src\/time\/opening-hours\.ts|tools\/adopt\/answers\.ts)$/;

/** True for the first argument of `say`, `names.say` or `t`. */
const isSaid = (node: ts.Expression, { parent } = node) =>
  ts.isCallExpression(parent) &&
  parent.arguments[0] === node &&
  /^(?:t|(?:.*\.)?say)$/s.test(parent.expression.getText());

/** True for the error of a schema or of opening hours. */
const isError = (node: ts.Expression, { parent } = node) =>
  ts.isCallExpression(parent)
    ? parent.expression.getText() === "matching" && parent.arguments[2] === node
    : ts.isPropertyAssignment(parent) && /^(?:error|problem)$/.test(parent.name.getText());

/** True for a refusal of the editing program, which the screen says. */
const isRefusal = (node: ts.Expression, { parent } = node) =>
  ts.isNewExpression(parent) && parent.expression.getText() === "CommandError";

const OF_EDITING_PROGRAM = /^(?:src\/editor\/server\/|tools\/server\/pages-to-be)/;

/** Returns the sentences in a source file, and the code of what is said and is no sentence as it is written. */
function saidIn(path: string): { words: string[]; code: string[] } {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, "utf8"),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const said: { words: string[]; code: string[] } = { words: [], code: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      if (first && isSaid(first) && !ts.isStringLiteralLike(first)) said.code.push(first.getText());
    }
    if (
      ts.isStringLiteralLike(node) &&
      (isSaid(node) ||
        (HAS_ERRORS.test(path) && isError(node)) ||
        (OF_EDITING_PROGRAM.test(path) && isRefusal(node)))
    )
      said.words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return said;
}

const byFile = new Map(SOURCES.map((path) => [path, saidIn(path)]));

/** What rules say that is no sentence as it is written. */
export const codeSaidByRules = [...byFile]
  .filter(([path]) => path.startsWith("src/content/"))
  .flatMap(([, { code }]) => code);

const contentTypes = [...Object.values(singleFiles), ...Object.values(folders)];

/** Words about fields: those that all need, and labels that some have with their meaning. */
const fields = { words: new Set<string>(), withMeaning: new Set<string>() };

function addGroup(group: z.ZodObject): void {
  for (const [key, part] of Object.entries(shapeOf(group))) {
    if (isHiddenKey(part) || part instanceof z.ZodLiteral) continue;
    const label = labelOf(key);
    const help = helpBeside(label, part);
    fields.words.add(label).add(help);
    fields.withMeaning.add(`${label} (${help})`);
    addValue(key, part);
  }
}

function addValue(key: string, schema: z.core.$ZodType): void {
  const value = unwrapped(schema);
  if (value instanceof z.ZodObject) addGroup(value);
  if (value instanceof z.ZodEnum)
    for (const option of value.options) {
      fields.words.add(labelOf(String(option)));
      fields.withMeaning.add(`${labelOf(String(option))} (to choose)`);
    }
  if (!(value instanceof z.ZodArray)) return;
  const element = value.element;
  if (element instanceof z.ZodDiscriminatedUnion)
    for (const kind of element.options as z.ZodObject[]) {
      const { value: type } = shapeOf(kind)["type"] as z.ZodLiteral;
      fields.words.add(labelOf(String(type))).add(helpOnScreen(metaOf(kind).description ?? ""));
      addGroup(kind);
    }
  const noun = entryNoun(key, element);
  fields.words.add(noun);
  if (!(element instanceof z.ZodObject || element instanceof z.ZodDiscriminatedUnion))
    fields.words.add(labelOf(noun)).add(helpBeside(labelOf(noun), element));
  addValue(key, element);
}

for (const { schema, typeName, path } of contentTypes) {
  fields.words.add(labelOf(typeName));
  const [folder = "", ...rest] = path.split("/");
  if (rest.length > 0 || !path.endsWith(".yaml")) fields.words.add(labelOf(folder));
  addGroup(schema);
}
/** Words of the usual tasks, where nobody is in the content yet. */
const tasks = usualTasks([]).flatMap(({ name, note = "", also, places }) => [
  name,
  note,
  also,
  ...places.map(({ label }) => label),
]);

/** Words of which each needs a translation. */
export const staffMessages: ReadonlySet<string> = new Set(
  [
    ...[...byFile.values()].flatMap(({ words }) => words),
    ...fields.words,
    ...Object.values(optionalFiles),
    ...Object.values(optionalFacts),
    ...tasks,
    // Where there are people, and the name of a page for them.
    ...["Somebody new", "Our team"],
    // Values of `contact`, and languages.
    ...["store", "servicesDesk"].map(labelOf),
    ...["en", "es"].map((code) => languageName(code)),
  ].filter((words) => words !== ""),
);

/** Labels with their meaning, which may have a translation of their own. */
export const labelsWithMeaning: ReadonlySet<string> = fields.withMeaning;
