/**
 * The lock file of a language, `data/es/confirmed.json`: which English text each translation was confirmed
 * for. `npm run check -- --confirm es` writes it; nobody edits it by hand.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../sample/frozen-sample";
import type { ValuePath } from "../schema/value-path";
import type { TranslatedText } from "./lay-over";
import type { LanguageState } from "./translations";

/** Hashes of a text and of its translation, with a space between them, by file and path. */
export type Confirmed = Readonly<Record<string, string>>;

/** Name of the lock file in the folder of its language. */
export const LOCK_FILE = "confirmed.json";

const lockFile = (dataFolder: string, code: string) => join(dataFolder, code, LOCK_FILE);

/** `pages/home.yaml hero.heading`. */
const nameOf = (file: string, path: ValuePath) => `${file} ${path.map(String).join(".")}`;

const hashesOf = ({ original, own }: TranslatedText) => `${hashOf(original)} ${hashOf(own)}`;

/** Reads the lock file of a language. Empty if there is none. */
export function readConfirmed(dataFolder: string, code: string): Confirmed {
  const file = lockFile(dataFolder, code);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Confirmed) : {};
}

/** Writes the lock file of a language, with one line for each text, so that Git can merge it. */
export function writeConfirmed(dataFolder: string, { code, files }: LanguageState): void {
  const lines = files.flatMap(({ file, overlay }) =>
    overlay.translated.map((text) => [nameOf(file.path, text.path), hashesOf(text)] as const),
  );
  const sorted = Object.fromEntries(lines.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(lockFile(dataFolder, code), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** True if the original changed after its translation was confirmed, and the translation did not. */
export function isStale(confirmed: Confirmed, file: string, text: TranslatedText): boolean {
  const [original, own] = confirmed[nameOf(file, text.path)]?.split(" ") ?? [];
  return original !== undefined && original !== hashOf(text.original) && own === hashOf(text.own);
}
