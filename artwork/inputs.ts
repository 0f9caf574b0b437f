/**
 * Inputs of a picture: its subject script, the code that it reaches, and its labels. Their hash shows whether the
 * picture is stale.
 *
 * Modules are split into top-level statements, and only statements that define an imported name are followed, so a new
 * material or prop does not make pictures stale. Blank lines and comment lines do not count. The only supported form of
 * import is `from kit.shapes import box, tube`.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Paints } from "./brand-paints";

export const ARTWORK = __dirname;
export const RECORD = path.join(ARTWORK, "renders.json");

/** Entry points of every picture: studio and camera, then finisher. */
const STUDIO = ["kit/shoot.py", "kit/finish.py"];

interface Statement {
  readonly text: string;
  /** Names that it defines. A statement without names always counts. */
  readonly defines: readonly string[];
  /** Origin of each imported name. */
  readonly imports: ReadonlyMap<string, { module: string; name: string }>;
}

export interface Input {
  /** Relative to the artwork folder, with forward slashes. */
  readonly file: string;
  /** The part of the file that the picture depends on. */
  readonly text: string;
}

/** Names of all pictures with a script, sorted. */
export function subjectNames(): string[] {
  return readdirSync(path.join(ARTWORK, "subjects"))
    .filter((file) => file.endsWith(".py"))
    .map((file) => file.slice(0, -3))
    .sort();
}

/** Returns the inputs of a picture, sorted by file. */
export function inputsOf(name: string): Input[] {
  const reached = new Map<string, Set<number>>();
  const labels = new Set<string>();
  const modules = new Map<string, Statement[]>();

  const load = (file: string): Statement[] => {
    let statements = modules.get(file);
    if (!statements) {
      statements = splitModule(readFileSync(path.join(ARTWORK, file), "utf8"));
      modules.set(file, statements);
    }
    return statements;
  };

  const visit = (file: string, index: number): void => {
    const seen = reached.get(file) ?? new Set<number>();
    reached.set(file, seen);
    if (seen.has(index)) return;
    seen.add(index);
    const statements = load(file);
    const statement = statements[index];
    if (!statement) return;
    for (const [label] of statement.text.matchAll(/(?<=['"])[\w./-]+\.svg(?=['"])/g))
      labels.add(`labels/${label}`);
    const words = new Set(statement.text.match(/[A-Za-z_]\w*/g));
    statements.forEach((other, position) => {
      if (other.defines.some((defined) => words.has(defined))) visit(file, position);
      for (const [local, origin] of other.imports) {
        if (words.has(local)) follow(origin);
      }
    });
  };

  const enter = (file: string, wanted: (statement: Statement) => boolean): void => {
    load(file).forEach((statement, index) => {
      const onlyImports = statement.imports.size > 0 && statement.defines.length === 0;
      if (!onlyImports && (statement.defines.length === 0 || wanted(statement))) visit(file, index);
    });
  };

  const follow = (origin: { module: string; name: string }): void => {
    const file = `${origin.module.replace(/\./g, "/")}.py`;
    if (existsSync(path.join(ARTWORK, file)))
      enter(file, ({ defines }) => defines.includes(origin.name));
  };

  for (const file of [`subjects/${name}.py`, ...STUDIO]) enter(file, () => true);

  const code = [...reached].map(([file, indices]) => ({
    file,
    text: [...indices]
      .sort((a, b) => a - b)
      .map((index) => load(file)[index]?.text ?? "")
      .join("\n"),
  }));
  const art = [...labels].map((file) => ({ file, text: readLabel(file) }));
  return [...code, ...art].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * SHA-256 of the inputs of a picture.
 *
 * @param paints colors of the brand; only those that the picture uses count
 */
export function hashInputs(name: string, paints: Paints = {}): string {
  const hash = createHash("sha256");
  const inputs = inputsOf(name);
  for (const { file, text } of inputs) hash.update(`${file}\n${text}\n`);
  for (const [color, painted] of Object.entries(paints)) {
    if (inputs.some(({ text }) => text.includes(color))) hash.update(`${color} ${painted}\n`);
  }
  return hash.digest("hex");
}

/** True if the recorded hash is that of the script, in the sample's colors or in the pharmacy's. */
export const isUpToDate = (name: string, recorded: string | undefined, paints: Paints): boolean =>
  recorded === hashInputs(name) || recorded === hashInputs(name, paints);

/** Hashes of finished pictures, in renders.json. */
export function readRecord(): Record<string, string> {
  if (!existsSync(RECORD)) return {};
  const parsed: unknown = JSON.parse(readFileSync(RECORD, "utf8"));
  if (typeof parsed !== "object" || parsed === null)
    throw new Error("renders.json is not an object");
  return Object.fromEntries(Object.entries(parsed).map(([name, hash]) => [name, String(hash)]));
}

function readLabel(file: string): string {
  const full = path.join(ARTWORK, file);
  if (!existsSync(full)) throw new Error(`${file} is named by a script but does not exist`);
  return readFileSync(full, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

/** Splits a Python file into top-level statements, without comment lines, blank lines and the module docstring. */
function splitModule(source: string): Statement[] {
  const blocks: string[][] = [];
  let quote = "";
  let decorated = false;
  for (const line of source.split("\n")) {
    const inString = quote !== "";
    const blank = line.trim() === "" || line.trim().startsWith("#");
    if (!inString && blank) continue;
    const continues = inString || decorated || /^[\s)\]}]/.test(line) || blocks.length === 0;
    const current = blocks.at(-1);
    if (continues && current) current.push(line.trimEnd());
    else blocks.push([line.trimEnd()]);
    if (!inString) decorated = line.startsWith("@");
    for (const [mark] of line.matchAll(/"""|'''/g)) {
      if (quote === "") quote = mark;
      else if (quote === mark) quote = "";
    }
  }
  return blocks
    .map((lines) => lines.join("\n"))
    .filter((text) => !/^("""|''')/.test(text))
    .map((text) => ({ text, defines: definedBy(text), imports: importedBy(text) }));
}

function definedBy(text: string): string[] {
  const name = /^(?:@.*\n)*(?:async\s+)?(?:def|class)\s+(\w+)/.exec(text)?.[1];
  if (name) return [name];
  const targets = /^([A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)*)\s*(?::[^=]+)?=(?!=)/.exec(text)?.[1];
  return targets ? targets.split(",").map((target) => target.trim()) : [];
}

function importedBy(text: string): Map<string, { module: string; name: string }> {
  const found = new Map<string, { module: string; name: string }>();
  for (const match of text.matchAll(
    /^[ \t]*from\s+([\w.]+)\s+import\s+(?:\(([^)]*)\)|([^\n#]*))/gm,
  )) {
    const module = localModule(match[1] ?? "");
    for (const part of (match[2] ?? match[3] ?? "").split(",")) {
      const [name, alias] = part
        .replace(/#.*$/gm, "")
        .trim()
        .split(/\s+as\s+/);
      if (module && name) found.set(alias ?? name, { module, name });
    }
  }
  return found;
}

/** Full name of a module of ours, such as `kit.denoise` for `denoise`; empty for others. */
function localModule(module: string): string {
  if (/^(kit|props)\./.test(module)) return module;
  return existsSync(path.join(ARTWORK, "kit", `${module}.py`)) ? `kit.${module}` : "";
}
