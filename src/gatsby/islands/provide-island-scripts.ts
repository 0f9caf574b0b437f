import { readFileSync } from "node:fs";
import type { CreateWebpackConfigArgs } from "gatsby";
import { bundleInlineScript } from "../html/bundle-inline-script";
import { defineConstants } from "../html/define-constants";

/** What Gatsby writes about the bundles before it makes the HTML. */
const STATS = "public/webpack.stats.json";

interface BundleStats {
  assetsByChunkName: Record<string, string[]>;
}

/** Bundles the loader, which stands in the pages themselves. */
export const bundleLoader = () => bundleInlineScript("src/islands/loader/entry.ts");

/**
 * Hands the loader and the addresses of each island's scripts, in their order, to the code that
 * renders pages, as `__ISLAND_LOADER__` and `__ISLAND_SCRIPTS__`.
 *
 * @param entry the islands' name among webpack's entries
 */
export function provideIslandScripts(
  args: Pick<CreateWebpackConfigArgs, "actions" | "plugins">,
  entry: string,
) {
  const { assetsByChunkName } = JSON.parse(readFileSync(STATS, "utf8")) as BundleStats;
  const shared = assetsByChunkName[entry] ?? [];
  const scripts = Object.fromEntries(
    Object.entries(assetsByChunkName).map(([name, files]) => [
      name,
      // The island's own code first, so that it is there when the entry asks for it.
      [...new Set([...files, ...shared])].map((file) => `/${file}`),
    ]),
  );
  defineConstants(args, { __ISLAND_LOADER__: bundleLoader(), __ISLAND_SCRIPTS__: scripts });
}
