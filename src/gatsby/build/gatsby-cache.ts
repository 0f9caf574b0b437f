/**
 * Gatsby keeps the answers to queries until the content, a query, or `gatsby-node.ts` changes. It does
 * not look into the files that `gatsby-node.ts` imports, so it would go on with what older code made
 * of the content. All of that code is in what Gatsby compiles of its two files. Nor does it notice that
 * the folder was moved or renamed, while what it keeps names files by their full paths.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NodePluginArgs } from "gatsby";

const COMPILED = join(".cache", "compiled");
const NOTE = join(".cache", "site-code.txt");

/** Makes Gatsby empty its cache, if that was filled by other code. To be called in `onPreInit`. */
export function emptyCacheOfOtherCode(
  { store }: Pick<NodePluginArgs, "store">,
  directory = process.cwd(),
): void {
  const note = join(directory, NOTE);
  if (existsSync(note) && readFileSync(note, "utf8") === codeIn(directory)) return;
  // As if a plugin had another version, which is when Gatsby empties its cache by itself.
  const dispatch = store.dispatch as (action: object) => unknown;
  dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}

/** Notes which code fills the cache. To be called once Gatsby has emptied it, if it had to. */
export function noteCodeOfCache(directory = process.cwd()): void {
  writeFileSync(join(directory, NOTE), codeIn(directory));
}

function codeIn(directory: string): string {
  const folder = join(directory, COMPILED);
  const hash = createHash("sha256").update(directory);
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}
