/** All words of ours that staff can read on the editing screen. `{}` stands for each part that is filled in. */
import { readFileSync } from "node:fs";
import ts from "typescript";
import { optionalFacts } from "../../../src/content/languages/features";
import { optionalFiles } from "../../../src/content/schema/content-files";
import { localBackend } from "../../../src/editor/build/editor-backend";
import { screenConfig } from "../../../src/editor/build/screen-config";
import { startPage } from "../../../src/editor/build/start-page";
import { usualTasks } from "../../../src/editor/build/usual-tasks";
import { filesBelow } from "../../../src/lib/files-below";

/** Files with words that staff read. Problems of whole files have words of their own on the screen. */
const SOURCES = [
  ...["src/content/rules", "src/content/schema", "src/editor"]
    .flatMap((folder) => filesBelow(folder).map((path) => `${folder}/${path}`))
    .filter(
      (path) => !/(?:rules\/(?:files|logo)|editor\/labels|editor\/build\/.*)\.ts$/.test(path),
    ),
  "src/time/opening-hours.ts",
  "tools/server/pages-to-be.ts",
].filter((path) => path.endsWith(".ts"));

/** Words for people who write files, and for programs. */
const NOT_FOR_STAFF =
  /\bkeys?\b|\bindented\b|hyphen |entr(?:y|ies)|in double quotes|Without quotes|npm |Paste |\bdata\/|\bfacts?\b|^mutation|^[A-Z]+ repos|^(?:base|Bearer|blob|input|such as| ext)\b|^to choose$|^new \{|[[@=<]|charset|^\{\} \./;

/** Constants with names, and with words for people who write files. */
const NOT_READ = ["HOLIDAYS", "TYPE_NAMES", "rename"];

const isForStaff = (text: string) =>
  /\p{L}[,;:.]? [\p{L}{]|[\p{L}}]{3} ?[.?!…]$/u.test(text) && !NOT_FOR_STAFF.test(text);

/** Returns the words of a literal. */
function textOf(node: ts.Node): string | undefined {
  // Keys in backticks become labels.
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text.replaceAll(/`\w+`/g, "{}");
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join("");
}

/** Returns what the screen says of a problem in place of its message and its fix. */
function onScreen(node: ts.Node): ts.Node | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.find(({ name }) => name?.getText() === "onScreen");
}

/** In a schema, errors are words for staff. Helps are in the configuration, and examples are not translated. */
function isOfError(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent) && parent.expression.getText() === "matching")
    return parent.arguments[2] === node;
  const name =
    ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) ? node.name : undefined;
  return name?.getText() === "error" || name?.getText() === "WHOLE_SITE";
}

/** True for an example, a selector, and a constant that nobody reads on the screen. */
const isNotRead = (node: ts.Node) =>
  (ts.isCallExpression(node) &&
    /\.(?:written|querySelector(?:All)?|closest)$/.test(node.expression.getText())) ||
  (ts.isVariableDeclaration(node) && NOT_READ.includes(node.name.getText()));

function wordsIn(path: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, isWanted: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isNotRead(node)) return;
    const text = textOf(node);
    if (isWanted && text !== undefined) found.push(text);
    const said = onScreen(node);
    if (said) return visit(said, true);
    ts.forEachChild(node, (child) => visit(child, isWanted || isOfError(child)));
  };
  const text = readFileSync(path, "utf8");
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  visit(file, !path.includes("/schema/"));
  return found;
}

/** Keys of the configuration of Sveltia CMS with words. */
const CONFIGURED = /^(?:app_title|comment|hint|label|label_singular)$/;

/** Returns the words in the configuration of Sveltia CMS, whose links may lead to these paths. */
export function configured(paths = ["/"]): string[] {
  const found: string[] = [];
  const config = screenConfig({
    backend: localBackend("/home/staff/website"),
    paths,
    contactPoints: ["store", "servicesDesk"],
    siteUrl: "http://localhost:8000/",
    languages: ["en-US", "es"],
  });
  JSON.stringify(
    config,
    function (this: { comment?: string; value?: string }, key, value: unknown) {
      if (typeof value === "string" && CONFIGURED.test(key)) found.push(value);
      const meaning = this.value ? "to choose" : this.comment;
      if (key === "label" && meaning) found.push(`${String(value)} (${meaning})`);
      if (key === "summary")
        found.push(...[...String(value).matchAll(/' (\w+)'/g)].map(([, unit = ""]) => unit));
      return value;
    },
  );
  return found;
}

/** Returns the words of the start page, but for names of languages, and what people call its tasks. */
function onStartPage(): string[] {
  const shown = [
    ...startPage([], "start.js").matchAll(/(?<! lang="\w+" hidden)>([^<>]*\p{L}[^<>]*)</gu),
  ];
  const tasks = usualTasks([]).flatMap(({ name, note = [], also }) => [name, also].concat(note));
  return [...shown.map(([, text = ""]) => text.trim()), ...tasks];
}

const literals = SOURCES.flatMap(wordsIn);

/** Words of which each needs a translation. */
export const staffSentences = [
  ...new Set([
    ...configured(),
    ...onStartPage(),
    ...Object.values(optionalFiles),
    ...Object.values(optionalFacts),
    ...literals.filter(isForStaff),
  ]),
];

/** All texts in the same places. */
export const allTexts = [...new Set([...staffSentences, ...literals])];
