/**
 * The lock file of a language, `data/es/confirmed.json`: which English text each translation was confirmed
 * for. `npm run check -- --confirm es` writes it; nobody edits it by hand.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../../lib/command-error";
import type { Confirmed } from "../read/content";
import { hashOf } from "../sample/frozen-sample";
import type { TranslatedText } from "./lay-over";
import type { LanguageState } from "./translations";

/** Name of the lock file in the folder of its language. */
export const LOCK_FILE = "confirmed.json";

const lockFile = (dataFolder: string, code: string) => join(dataFolder, code, LOCK_FILE);

/** Returns `pages/home.yaml hero.heading`. */
const nameOf = (file: string, text: TranslatedText) => `${file} ${text.name}`;

const hashesOf = ({ original, own }: TranslatedText) => `${hashOf(original)} ${hashOf(own)}`;

/** Reads the lock file of a language. Empty if there is none. Throws a CommandError if it is not JSON. */
export function readConfirmed(dataFolder: string, code: string): Confirmed {
  const file = lockFile(dataFolder, code);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Confirmed;
  } catch {
    throw new CommandError(
      `data/${code}/${LOCK_FILE} cannot be read. Delete it, and run: npm run check -- --confirm ${code}`,
    );
  }
}

/** Writes the lock file of a language, with one line for each text, so that Git can merge it. */
export function writeConfirmed(dataFolder: string, { code, files }: LanguageState): void {
  const lines = files.flatMap(({ file, overlay }) =>
    overlay.translated.map((text) => [nameOf(file.path, text), hashesOf(text)] as const),
  );
  const sorted = Object.fromEntries(lines.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(lockFile(dataFolder, code), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Returns which of both changed since the translation was confirmed; `undefined` if none did, or nobody has. */
export function changeSince(
  confirmed: Confirmed,
  file: string,
  text: TranslatedText,
): "original" | "translation" | undefined {
  const [original, own] = confirmed[nameOf(file, text)]?.split(" ") ?? [];
  if (own === undefined) return undefined;
  if (own !== hashOf(text.own)) return "translation";
  return original === hashOf(text.original) ? undefined : "original";
}
