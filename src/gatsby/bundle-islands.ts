import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { EmitOnlyIslands } from "./emit-only-islands";
import { hydratedPages } from "./hydrated-pages";

const entries = Object.values(hydratedPages).map(({ entry }) => entry);

/** What of webpack's configuration concerns the islands. */
interface Configuration {
  entry: Record<string, string>;
  optimization: { splitChunks: object };
  plugins: object[];
}

/** Gatsby hands these two over without saying what they take and give. */
interface Tools {
  getConfig: () => Configuration;
  plugins: { define: (constants: Record<string, string>) => object };
}

/**
 * Bundles each island by itself, in the place of Gatsby's own bundles, which no page loads, and tells
 * the pages' HTML where its scripts are.
 */
export function bundleIslands({ stage, actions, ...tools }: CreateWebpackConfigArgs) {
  const { getConfig, plugins } = tools as unknown as Tools;
  if (stage === "build-javascript") {
    // `setWebpackConfig` would leave the entries out.
    actions.replaceWebpackConfig(withIslands(getConfig()));
  }
  if (stage === "build-html") {
    const scripts = JSON.stringify(islandScripts());
    actions.setWebpackConfig({ plugins: [plugins.define({ __ISLAND_SCRIPTS__: scripts })] });
  }
}

function withIslands(config: Configuration): Configuration {
  const islands = entries.map(
    (entry) => [entry, resolve(`src/islands/entries/${entry}.ts`)] as const,
  );
  return {
    ...config,
    entry: { ...config.entry, ...Object.fromEntries(islands) },
    plugins: [...config.plugins, new EmitOnlyIslands(entries)],
    optimization: {
      ...config.optimization,
      splitChunks: {
        ...config.optimization.splitChunks,
        // Islands share React with Gatsby's bundles and nothing else, since a shared chunk would
        // bring code of other pages along.
        chunks: ({ name }: { name?: string }) => !entries.includes(name ?? ""),
      },
    },
  };
}

const STATS = "public/webpack.stats.json";

/** What Gatsby writes about the bundles before it makes the HTML. */
interface BundleStats {
  assetsByChunkName: Record<string, string[]>;
}

/**
 * The addresses of each island's scripts, in their order.
 *
 * @throws when an island has none, because its form would never come to life
 */
function islandScripts(): Record<string, string[]> {
  const { assetsByChunkName } = JSON.parse(readFileSync(STATS, "utf8")) as BundleStats;
  const scriptsOf = (entry: string) => {
    const files = assetsByChunkName[entry] ?? [];
    if (files.length > 0) return files.map((file) => `/${file}`);
    throw new Error(`The island src/islands/entries/${entry}.ts has no bundle in ${STATS}.`);
  };
  return Object.fromEntries(entries.map((entry) => [entry, scriptsOf(entry)]));
}
