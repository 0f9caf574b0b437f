/** What lies in `data/`: its files, and things that only look like files. */
import { type Dirent, existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../problem";

/** The files of `data/`, and what only looks like one. */
export interface FileListing {
  /** Paths below `data/`, with forward slashes. */
  paths: string[];
  problems: Problem[];
}

/** Whether a name ends as YAML files do, in whatever letters. */
export const looksLikeYaml = (path: string) => /\.ya?ml$/i.test(path);

/** Operating systems and editors leave hidden files of their own; Gatsby skips them, too. */
const isHidden = (path: string) => path.split("/").some((part) => part.startsWith("."));

async function linkProblem(file: string, target: string): Promise<Problem[]> {
  const found = await stat(target).catch(() => undefined);
  if (found?.isFile()) return [];
  return [
    found
      ? {
          file,
          message: "This is a link to a folder, and the check does not follow it.",
          fix: "Put the folder itself here.",
        }
      : {
          file,
          message: "This is a link to a file that is not there.",
          fix: "Put the file itself here, or delete the link.",
        },
  ];
}

async function problemsOf(entry: Dirent, file: string): Promise<Problem[]> {
  if (entry.isSymbolicLink()) return linkProblem(file, join(entry.parentPath, entry.name));
  if (entry.isDirectory() && looksLikeYaml(entry.name)) {
    return [
      {
        file,
        message: "This is a folder with the name of a file.",
        fix: "Give the folder another name, and bring the file back from an earlier version.",
      },
    ];
  }
  return [];
}

/** Looks through `data/`, hidden files left out. */
export async function listFiles(dataFolder: string): Promise<FileListing> {
  if (!existsSync(dataFolder)) return { paths: [], problems: [] };
  const listing: FileListing = { paths: [], problems: [] };
  for (const entry of await readdir(dataFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
      .slice(dataFolder.length + 1)
      .replaceAll("\\", "/");
    if (isHidden(path)) continue;
    const problems = await problemsOf(entry, `data/${path}`);
    listing.problems.push(...problems);
    const isReadable = entry.isFile() || (entry.isSymbolicLink() && problems.length === 0);
    if (isReadable) listing.paths.push(path);
  }
  listing.paths.sort();
  return listing;
}
