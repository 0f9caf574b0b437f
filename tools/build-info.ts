/**
 * A note about what `public/` was built from, so that a build that still fits is reused.
 * It lies in `.cache`, which Gatsby empties whenever the build cannot be trusted any more.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Environment } from "./mail-settings";

const NOTE = join(".cache", "build-info.json");

/** Everything a build is made of; `src/gatsby-types.d.ts` is made by the build itself. */
const SOURCES = [
  "data",
  "src",
  "static",
  "tools/edit",
  "tools/precompress.ts",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
];
const GENERATED = join("src", "gatsby-types.d.ts");

/**
 * Notes what `public/` was just built from.
 *
 * @param sources their fingerprint, taken before the build began
 */
export function noteBuild(sources: string, directory = process.cwd()): void {
  const note = join(directory, NOTE);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify({ fingerprint: sources }));
}

/** Forgets the note; to be called before anything that changes `public/`. */
export function forgetBuild(directory = process.cwd()): void {
  rmSync(join(directory, NOTE), { force: true });
}

/** Whether `public/` is what a build would give now in this environment. */
export function buildIsCurrent(environment: Environment, directory = process.cwd()): boolean {
  const note = join(directory, NOTE);
  if (!existsSync(note) || !existsSync(join(directory, "public", "index.html"))) return false;
  const { fingerprint: built } = JSON.parse(readFileSync(note, "utf8")) as { fingerprint: string };
  return built === fingerprint(environment, directory);
}

/** A short text that is another one when the sources or the settings of the build are. */
export function fingerprint(environment: Environment, directory = process.cwd()): string {
  const hash = createHash("sha256");
  for (const name of Object.keys(environment).filter(isBuildSetting).sort()) {
    hash.update(`${name}=${environment[name] ?? ""}\n`);
  }
  for (const file of SOURCES.flatMap((source) => filesBelow(directory, source))) {
    hash.update(`${file}\n`).update(readFileSync(join(directory, file)));
  }
  return hash.digest("hex");
}

const isBuildSetting = (name: string): boolean => /^(GATSBY|EDITOR)_/.test(name);

function filesBelow(directory: string, source: string): string[] {
  const path = join(directory, source);
  if (!existsSync(path)) return [];
  if (source.includes(".")) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .filter((file) => file !== GENERATED)
    .sort();
}
