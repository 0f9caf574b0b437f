/** How Sveltia CMS reads and writes files. */
import CMS from "@sveltia/cms";
import { checkFile } from "../../content/check-file";
import type { Problem } from "../../content/problem";
import { folders, singleFiles } from "../../content/schema/content-files";
import type { Group } from "../../content/write/values";
import { headOf } from "../git/git-service";
import { KnownFiles, MARK } from "./known-files";
import { openRepository } from "./repository";
import { screenNames } from "./staff-words";
import { say } from "./strip";

const opened = () => openRepository("to open the files");

/** Returns the text of a file in the last commit, by its path in the repository. */
export async function textNow(path: string): Promise<string | undefined> {
  const repository = opened();
  return repository.fileAt(await headOf(repository), path);
}

/** What is wrong with files that cannot be read, by path below `data/`. */
const unreadable = new Map<string, Problem[]>();

/** Says which files cannot be read. Returns whether one of them is `path`, which the screen shows as an empty form. */
export function sayUnreadable(path: string | undefined): boolean {
  if (path === undefined || !unreadable.has(path)) return false;
  const errors = [...unreadable.values()].flat().map((one) => ({ ...one, isNew: false }));
  say("The site is not published until this is corrected.", { errors, warnings: [] });
  return true;
}

export const knownFiles = new KnownFiles({
  hashes: async () => [...(await opened().hashes())],
  text: textNow,
  blob: (hash) => opened().blob(hash),
  onUnreadable: (path, text) => {
    unreadable.set(path, checkFile(path, text, screenNames).errors);
    sayUnreadable(path);
  },
});

/** Texts to save, by the mark of their values. */
export const textsToSave = new Map<string, string>();

/** Registers a format for each type of file. */
export function registerFormats(): void {
  for (const { typeName } of [...Object.values(singleFiles), ...Object.values(folders)]) {
    CMS.registerCustomFormat(typeName, "yaml", {
      fromFile: async (text: string) => {
        const value = await knownFiles.read(typeName, text);
        // Somebody may have repaired the file.
        unreadable.delete(knownFiles.pathOf(value));
        return value;
      },
      toFile: (value: unknown) => {
        const text = textsToSave.get(String((value as Group)[MARK]));
        if (text === undefined) throw new Error("It is not known which file this is.");
        return text;
      },
    });
  }
}
