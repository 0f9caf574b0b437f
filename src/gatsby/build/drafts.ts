/** What is typed on the editing screen and not saved yet. `npm run edit` shows it on the pages; no build reads it. */
import { existsSync, readFileSync } from "node:fs";
import type { Drafts } from "../../content/read/load-content";

/** Environment variable with the path of the file that has the texts, by path below `data/`. */
export const DRAFTS_VARIABLE = "EDITED_DRAFTS";

/** Returns the path of the file; `undefined` in builds, and without the editing screen. */
export const draftsFile = (): string | undefined =>
  process.env.gatsby_executing_command === "develop" ? process.env[DRAFTS_VARIABLE] : undefined;

/** Returns the texts that are not saved yet; none in builds. */
export function readDrafts(): Drafts {
  const file = draftsFile();
  if (!file || !existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>));
}
