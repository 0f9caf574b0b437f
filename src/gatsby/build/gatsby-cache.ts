/**
 * Empties Gatsby's cache after a change in code. Without this, pages keep what older code made of the content: after a
 * change in `src/styles/shades.ts`, for example, they keep their old colors. The same goes for the folder of the site,
 * which addresses of pictures begin with.
 *
 * Gatsby reuses query results until the content, a query, or `gatsby-node.ts` itself changes. A change in a file that
 * `gatsby-node.ts` imports, or a new path of the project, goes unnoticed. Gatsby has no public way to empty its cache
 * that keeps the pictures in `public/`, so we use its private action `UPDATE_PLUGINS_HASH`.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { writeChanged } from "../../lib/write-changed";

const COMPILED = ".cache/compiled";

/** Hash of the code that filled the cache. Git ignores it. */
const KEY_FILE = ".content/cache-key.txt";

/** Makes Gatsby empty its cache if other code filled it. Call in `onPreInit`, after anything that can end the build. */
export function emptyCacheOfOtherCode(
  { store, basePath }: Pick<NodePluginArgs, "store" | "basePath">,
  directory = process.cwd(),
): void {
  const hash = createHash("sha256").update(directory).update(basePath);
  const compiled = join(directory, COMPILED);
  for (const name of readdirSync(compiled).sort()) hash.update(readFileSync(join(compiled, name)));
  const key = hash.digest("hex");
  const file = join(directory, KEY_FILE);
  if (existsSync(file) && readFileSync(file, "utf8") === key) return;
  const dispatch = store.dispatch as (action: object) => unknown;
  dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
  writeChanged(file, key);
}
