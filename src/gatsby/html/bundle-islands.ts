/** Bundles the islands in place of Gatsby's app, which no page loads. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Chunk, ChunkGroup, Compiler } from "webpack";
import { bundleInlineScript, type DefineArgs, defineConstants } from "./inline-scripts";

const ENTRY = "islands";

/** Written by Gatsby between the bundles and the HTML. */
const STATS = "public/webpack.stats.json";

/** The part of Gatsby's webpack configuration that we change. */
export interface WebpackConfiguration {
  entry: Record<string, string>;
  module: { rules: object[] };
  optimization: { splitChunks: { chunks: unknown; cacheGroups: object } };
  plugins: (object | ((compiler: Compiler) => void))[];
}

/** Adds the islands to webpack's configuration. */
export const withIslands = (config: WebpackConfiguration): WebpackConfiguration => ({
  ...config,
  entry: { ...config.entry, [ENTRY]: resolve("src/templates/hydrate-islands.ts") },
  module: { ...config.module, rules: [...config.module.rules, unusedByEmotion] },
  plugins: [...config.plugins, emitOnlyIslands, compileEagerly, withoutIconComponents],
  optimization: {
    ...config.optimization,
    splitChunks: {
      ...config.optimization.splitChunks,
      // Islands share only React with Gatsby's bundles: another shared chunk would contain code of
      // other pages.
      chunks: (chunk: Chunk) => !isForIslands(chunk),
      cacheGroups: {
        ...config.optimization.splitChunks.cacheGroups,
        // A page with two forms loads their common code once.
        sharedByIslands: { chunks: isForIslands, minChunks: 2, minSize: 10_000 },
      },
    },
  },
});

/** Emotion imports it for a function that no island calls, and it does not say that it can be left out. */
const unusedByEmotion = { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };

const isForIslands = (chunk: Chunk) => [...chunk.groupsIterable].some(isLoadedByIslands);

const isLoadedByIslands = (group: ChunkGroup): boolean =>
  group.name === ENTRY || group.getParents().some(isLoadedByIslands);

/**
 * Webpack plugin: Chromium compiles every function while it fetches the script, which saves a slow phone more than 0.1
 * s at the first touch (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
function compileEagerly(compiler: Compiler) {
  const { BannerPlugin, Compilation } = compiler.webpack;
  new BannerPlugin({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    test: /\.js$/,
    // After minification, which would remove the comment.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  }).apply(compiler);
}

/** Webpack plugin: leaves out Lucide's component (1 KB), because our `Icon` uses only the drawings. */
function withoutIconComponents(compiler: Compiler) {
  new compiler.webpack.NormalModuleReplacementPlugin(
    /[\\/]createLucideIcon\.mjs$/,
    "data:text/javascript,export default () => null",
  ).apply(compiler);
}

/**
 * Webpack plugin: drops the scripts of Gatsby's app and pages before they are minified. Gatsby has to
 * bundle them, because it finds the queries of a page in its modules, but no page loads them.
 */
function emitOnlyIslands(compiler: Compiler) {
  const name = "EmitOnlyIslands";
  const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
      const needed = filesOf(compilation.entrypoints.get(ENTRY));
      for (const file of Object.keys(assets)) {
        if (file.endsWith(".js") && !needed.has(file)) compilation.deleteAsset(file);
      }
    });
  });
}

/** Returns the files of a chunk group and of all groups that it loads later. */
function filesOf(entry: ChunkGroup | undefined): ReadonlySet<string> {
  const groups = new Set(entry ? [entry] : []);
  // The loop also visits groups that it adds.
  for (const group of groups) for (const child of group.getChildren()) groups.add(child);
  return new Set([...groups].flatMap((group) => group.getFiles()));
}

/** Bundles the loader, an inline script, for a site in this folder. */
export const bundleLoader = (folder = "") =>
  bundleInlineScript("src/islands/loader/entry.ts", folder);

/** Defines `__ISLAND_LOADER__` and `__ISLAND_SCRIPTS__`, the scripts of each island, for code that renders pages. */
export function provideIslandScripts(args: DefineArgs) {
  const { assetsByChunkName } = JSON.parse(readFileSync(STATS, "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const shared = assetsByChunkName[ENTRY] ?? [];
  const scripts = Object.fromEntries(
    Object.entries(assetsByChunkName).map(([name, files]) => [
      name,
      [...new Set([...files, ...shared])].map((file) => `${args.basePath}/${file}`),
    ]),
  );
  defineConstants(args, {
    __ISLAND_LOADER__: bundleLoader(args.basePath),
    __ISLAND_SCRIPTS__: scripts,
  });
}
