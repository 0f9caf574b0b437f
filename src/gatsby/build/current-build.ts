/** Tells if `public/` and the types of queries are up to date. Gatsby's hooks write a note about each build. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { LEFT_FILE } from "../../content/sample/find-left";

/** In `.cache`, which Gatsby deletes when the build is no longer valid. */
const NOTE = join(".cache", "build.json");

/** Environment variables that change the pages. */
const SETTING = /^(GATSBY_EMAILJS|EDITOR)_/;

/** Types of the schema and of queries, which the build generates. */
export const TYPES_FILE = "src/gatsby-types.d.ts";

/** Files and folders that do not change the build. A missing entry only costs an unnecessary build. */
const NOT_BUILT_FROM = new Set([
  ...["node_modules", "public", "coverage", "test-results", "playwright-report"],
  ...["__tests__", "artwork", "bench", "docs", "mail-server"],
  LEFT_FILE,
  // Written by the build.
  basename(TYPES_FILE),
]);
const isBuiltFrom = (name: string) =>
  !NOT_BUILT_FROM.has(name) && (!name.startsWith(".") || name.startsWith(".env"));

interface BuildNote {
  /** Start of the build, in milliseconds since 1970. Later edits may not be in it. */
  began: number;
  settings: string[];
  files: string[];
}

let began = 0;

/** Call before anything changes `public/`. */
export function forgetBuild(directory = process.cwd()): void {
  began = Date.now();
  rmSync(join(directory, NOTE), { force: true });
}

/** Call when `public/` is complete. */
export function noteBuild(environment: NodeJS.ProcessEnv, directory = process.cwd()): void {
  const note: BuildNote = { began, settings: settingsIn(environment), files: filesIn(directory) };
  mkdirSync(dirname(join(directory, NOTE)), { recursive: true });
  writeFileSync(join(directory, NOTE), JSON.stringify(note));
}

/** True if `public/` is of today, whose hours pages have, and neither settings nor files have changed since. */
export function buildIsCurrent(environment: NodeJS.ProcessEnv, directory = process.cwd()): boolean {
  const note = readNote(directory);
  if (!note) return false;
  const files = filesIn(directory);
  return (
    new Date(note.began).toDateString() === new Date().toDateString() &&
    note.settings.join() === settingsIn(environment).join() &&
    note.files.join() === files.join() &&
    files.every((file) => lastChange(join(directory, file)) < note.began)
  );
}

/** Returns a file of the schema, or one with a query, that has changed since the types were generated. */
export function changedSinceTypes(directory = process.cwd()): string | undefined {
  const generated = lastChange(join(directory, TYPES_FILE));
  return filesIn(directory, "src").find(
    (file) =>
      lastChange(join(directory, file)) > generated &&
      (/^src.(content.schema|gatsby)\b/.test(file) ||
        readFileSync(join(directory, file), "utf8").includes("graphql`")),
  );
}

function readNote(directory: string): BuildNote | undefined {
  try {
    statSync(join(directory, "public", "index.html"));
    return JSON.parse(readFileSync(join(directory, NOTE), "utf8")) as BuildNote;
  } catch {
    return undefined;
  }
}

const settingsIn = (environment: NodeJS.ProcessEnv): string[] =>
  Object.entries(environment)
    .filter(([name, value]) => SETTING.test(name) && value)
    .map(([name, value]) => `${name}=${value}`)
    .sort();

const filesIn = (directory: string, folder = ""): string[] =>
  readdirSync(join(directory, folder), { withFileTypes: true })
    .filter(({ name }) => isBuiltFrom(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(directory, path) : [path];
    })
    .sort();

/** Returns the `ctime` of a file in milliseconds, 0 if there is none. Unlike `mtime`, nobody can set it back. */
const lastChange = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0;
