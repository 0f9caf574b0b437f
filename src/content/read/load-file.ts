/** Loads one file of `data/`, or explains why it cannot be parsed. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentTypeAt } from "../schema/content-files";
import { type ParsedFile, parsedFile } from "./content-file";

/** The last two texts of each path: `npm start` checks on every save, and `npm run edit` with and without a change. */
const lastLoaded = new Map<string, readonly { text: string; loaded: ParsedFile }[]>();

/** Reads and validates the file at a path below `data/`, or a draft in its place. */
export async function loadFile(
  dataFolder: string,
  path: string,
  draft?: string,
): Promise<ParsedFile> {
  const type = contentTypeAt(path);
  if (!type) return { problems: [] };
  const text = draft ?? (await readFile(join(dataFolder, path), "utf8").catch(() => undefined));
  if (text === undefined) {
    const message = "This file cannot be opened.";
    const fix = "Close other programs that use it, and make sure that you may read it.";
    return { problems: [{ file: `data/${path}`, message, fix }] };
  }
  const before = lastLoaded.get(path) ?? [];
  const known = before.find((one) => one.text === text);
  const { loaded } = known ?? { loaded: parsedFile(path, text, type) };
  lastLoaded.set(path, [{ text, loaded }, ...before.filter((one) => one !== known)].slice(0, 2));
  return loaded;
}
