import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Chunk, ChunkGroup, Compiler } from "webpack";
import { EmitOnlyIslands } from "./emit-only-islands";
import { provideIslandScripts } from "./provide-island-scripts";

/** The islands' name among webpack's entries. */
const ENTRY = "islands";

/** What of webpack's configuration concerns the islands. */
interface Configuration {
  entry: Record<string, string>;
  optimization: { splitChunks: object };
  plugins: object[];
}

/** Gatsby hands this over without saying what it gives. */
interface Tools {
  getConfig: () => Configuration;
}

/**
 * Bundles the islands in the place of Gatsby's own bundles, which no page loads, and tells the pages'
 * HTML where each island's scripts are.
 */
export function bundleIslands(args: CreateWebpackConfigArgs) {
  const { stage, actions } = args;
  const { getConfig } = args as unknown as Tools;
  if (stage === "build-javascript") {
    // `setWebpackConfig` would leave the entry out.
    actions.replaceWebpackConfig(withIslands(getConfig()));
  }
  if (stage === "build-html") provideIslandScripts(args, ENTRY);
}

const withIslands = (config: Configuration): Configuration => ({
  ...config,
  entry: { ...config.entry, [ENTRY]: resolve("src/islands/hydration/entry.tsx") },
  plugins: [...config.plugins, new EmitOnlyIslands(ENTRY), compileWhileFetching],
  optimization: {
    ...config.optimization,
    splitChunks: {
      ...config.optimization.splitChunks,
      // Islands share React with Gatsby's bundles and nothing else, since a shared chunk would
      // bring code of other pages along.
      chunks: (chunk: Chunk) => !isOfIsland(chunk),
    },
  },
});

/**
 * A webpack plugin: Chromium compiles every function while a script is fetched, and not when it is first
 * called, which saves a slow phone more than 0.1 s at the first touch.
 *
 * @see https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const compileWhileFetching = {
  apply: (compiler: Compiler) => {
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: "//# allFunctionsCalledOnLoad",
      raw: true,
      test: /\.js$/,
      // Minifying would remove the comment.
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }).apply(compiler);
  },
};

const isOfIsland = (chunk: Chunk): boolean => [...chunk.groupsIterable].some(isLoadedByIslands);

const isLoadedByIslands = (group: ChunkGroup): boolean =>
  group.name === ENTRY || group.getParents().some(isLoadedByIslands);
