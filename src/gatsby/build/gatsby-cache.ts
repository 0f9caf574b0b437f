/**
 * Empties Gatsby's cache with a private action, because no public one keeps the pictures in `public/`.
 *
 * Gatsby keeps the results of queries until the content, a query, or `gatsby-node.ts` changes. It does
 * not look into the files that `gatsby-node.ts` imports, so it would reuse results of older code. All of
 * that code is in what Gatsby compiles of its two files. Gatsby also does not notice that the folder was
 * moved or renamed, while its cache holds full paths.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NodePluginArgs } from "gatsby";

const COMPILED = join(".cache", "compiled");
const NOTE = join(".cache", "site-code.txt");

/** Makes Gatsby empty its cache, if other code filled it. Call it in `onPreInit`. */
export function emptyCacheOfOtherCode(
  { store }: Pick<NodePluginArgs, "store">,
  directory = process.cwd(),
): void {
  const note = join(directory, NOTE);
  if (existsSync(note) && readFileSync(note, "utf8") === codeIn(directory)) return;
  // Gatsby empties its cache if the hash of the plugins' versions has changed.
  const dispatch = store.dispatch as (action: object) => unknown;
  dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}

/** Notes which code fills the cache. Call it after Gatsby has emptied the cache, if it had to. */
export function noteCodeOfCache(directory = process.cwd()): void {
  writeFileSync(join(directory, NOTE), codeIn(directory));
}

function codeIn(directory: string): string {
  const folder = join(directory, COMPILED);
  const hash = createHash("sha256").update(directory);
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}
