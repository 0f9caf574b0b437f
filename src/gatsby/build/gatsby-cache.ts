/**
 * Empties Gatsby's cache after a change in code. Without this, pages keep what older code made of the content: after a
 * change in `src/styles/shades.ts`, for example, they keep their old colors.
 *
 * Gatsby reuses query results until the content, a query, or `gatsby-node.ts` itself changes. A change in a file that
 * `gatsby-node.ts` imports, or a new path of the project, goes unnoticed. So we compare a hash of the compiled code and
 * of the path. Gatsby has no public way to empty its cache that keeps the pictures in `public/`, so we use its private
 * action `UPDATE_PLUGINS_HASH`.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NodePluginArgs } from "gatsby";

const COMPILED = join(".cache", "compiled");
const HASH_FILE = join(".cache", "site-code.txt");

/** Makes Gatsby empty its cache if other code filled it. Call in `onPreInit`. */
export function emptyCacheOfOtherCode(
  { store }: Pick<NodePluginArgs, "store">,
  directory = process.cwd(),
): void {
  const file = join(directory, HASH_FILE);
  if (existsSync(file) && readFileSync(file, "utf8") === codeHash(directory)) return;
  const dispatch = store.dispatch as (action: object) => unknown;
  dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}

/** Saves the hash of the code that fills the cache. Call after Gatsby may have emptied the cache. */
export function noteCacheCode(directory = process.cwd()): void {
  writeFileSync(join(directory, HASH_FILE), codeHash(directory));
}

function codeHash(directory: string): string {
  const folder = join(directory, COMPILED);
  const hash = createHash("sha256").update(directory);
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}
