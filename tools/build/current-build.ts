/**
 * Whether `public/` is what `gatsby build` would give now, so that who only reads it need not wait.
 * Gatsby's own hooks keep the note, whichever way it was started.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Environment } from "../environment/mail-settings";
import { LEFT_FILE } from "../adopt/describe-left";
import { runGatsbyBuild } from "./run-gatsby";

/** In the folder that Gatsby empties when what is in it cannot be trusted any more. */
const NOTE = join(".cache", "build.json");

/** The settings that pages are made with. */
const SETTING = /^(GATSBY_EMAILJS|EDITOR)_/;

/**
 * What no page is made of. Something that should stand here and does not costs a needless build,
 * never a page that is out of date.
 */
const NOT_BUILT_FROM = new Set([
  ...["node_modules", "public", "coverage", "test-results", "playwright-report"],
  ...["__tests__", "artwork", "bench", "docs"],
  LEFT_FILE,
  // The build writes it.
  "gatsby-types.d.ts",
]);
const isBuiltFrom = (name: string) =>
  !NOT_BUILT_FROM.has(name) && (!name.startsWith(".") || name.startsWith(".env"));

interface BuildNote {
  /** When the build began: what was edited later may or may not be in it. */
  began: number;
  settings: string[];
  files: string[];
}

let began = 0;

/** To be called before anything changes `public/`. */
export function forgetBuild(directory = process.cwd()): void {
  began = Date.now();
  rmSync(join(directory, NOTE), { force: true });
}

/** To be called when all of `public/` is there. */
export function noteBuild(environment: Environment, directory = process.cwd()): void {
  const note: BuildNote = { began, settings: settingsIn(environment), files: filesIn(directory) };
  mkdirSync(dirname(join(directory, NOTE)), { recursive: true });
  writeFileSync(join(directory, NOTE), JSON.stringify(note));
}

/** Whether `public/` was built with these settings, and no file was changed since. */
export function buildIsCurrent(environment: Environment, directory = process.cwd()): boolean {
  const note = readNote(directory);
  if (!note) return false;
  const files = filesIn(directory);
  return (
    note.settings.join() === settingsIn(environment).join() &&
    note.files.join() === files.join() &&
    files.every((file) => lastChange(join(directory, file)) < note.began)
  );
}

/**
 * Builds the site, unless `public/` holds it already.
 *
 * @returns the exit code
 */
export async function ensureBuild(environment: Environment): Promise<number> {
  if (buildIsCurrent(environment)) {
    console.log("The build in public/ is current, so it is used as it is.");
    return 0;
  }
  console.log("Building the site, which takes about a minute the first time …");
  return runGatsbyBuild({ environment });
}

function readNote(directory: string): BuildNote | undefined {
  try {
    statSync(join(directory, "public", "index.html"));
    return JSON.parse(readFileSync(join(directory, NOTE), "utf8")) as BuildNote;
  } catch {
    return undefined;
  }
}

const settingsIn = (environment: Environment): string[] =>
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

/** Unlike the time of writing, nobody can set this one back. */
const lastChange = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0;
