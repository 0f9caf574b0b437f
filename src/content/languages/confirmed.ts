/**
 * The lock file of a language, `data/es/confirmed.json`: a hash of the texts and translations of each file that
 * somebody confirmed. `npm run check -- --confirm es` writes it; nobody edits it by hand.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../../lib/command-error";
import { shortHash } from "../../lib/short-hash";
import type { Confirmed } from "../read/content";
import { type FileTranslation, isShown, type LanguageState } from "./translations";

/** Name of the lock file in the folder of its language. */
export const LOCK_FILE = "confirmed.json";

const lockFile = (dataFolder: string, code: string) => join(dataFolder, code, LOCK_FILE);

/** Returns a hash of a file's texts and translations. Sorted, because entries may change places. */
function hashOfTexts({ merged }: FileTranslation): string {
  const texts = merged.translated.map(({ original, own }) => JSON.stringify([original, own]));
  return shortHash(texts.sort().join("\n"));
}

const hasWords = ({ merged }: FileTranslation) => merged.translated.length > 0;

/** Reads the lock file of a language; `undefined` if there is none. Throws a CommandError if it is not JSON. */
export function readConfirmed(dataFolder: string, code: string): Confirmed | undefined {
  const file = lockFile(dataFolder, code);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Confirmed;
  } catch {
    throw new CommandError(
      `data/${code}/${LOCK_FILE} cannot be read. Delete it, and run: npm run check -- --confirm ${code}`,
    );
  }
}

/** Writes the lock file of a language, with one line for each file, so that Git can merge it. */
export function writeConfirmed(dataFolder: string, { code, files }: LanguageState): void {
  const hashes = files
    .filter(hasWords)
    .map((translation) => [translation.file.path, hashOfTexts(translation)]);
  const lock = Object.fromEntries(hashes) as Confirmed;
  writeFileSync(lockFile(dataFolder, code), `${JSON.stringify(lock, null, 2)}\n`);
}

/** Returns the published files that are new or changed since the language was confirmed. */
export const unconfirmedFiles = (confirmed: Confirmed, { files }: LanguageState) =>
  files
    .filter((translation) => hasWords(translation) && isShown(translation))
    .filter((translation) => confirmed[translation.file.path] !== hashOfTexts(translation));
