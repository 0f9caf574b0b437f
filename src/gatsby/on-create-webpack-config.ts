import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";
import { bundleIslands } from "./html/bundle-islands";
import { provideInlineScript } from "./html/inline-scripts";

/** Bundles the scripts of pages: the islands in place of Gatsby's app, and the inline script. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  bundleIslands(args);
  provideInlineScript(args);
  lightenDevelop(args);
  // Nobody debugs the published site with source maps.
  if (args.stage === "build-javascript") args.actions.setWebpackConfig({ devtool: false });
};

/**
 * Makes the first page of `gatsby develop` come sooner: removes Gatsby's ESLint plugin, which checks only
 * JavaScript and ignores our rules, and the source map of the empty page shell.
 */
export function lightenDevelop(args: CreateWebpackConfigArgs) {
  const { stage, actions } = args;
  // `CreateWebpackConfigArgs` lacks the types of these arguments.
  const { getConfig } = args as unknown as { getConfig: () => Configuration };
  if (stage === "develop-html") actions.setWebpackConfig({ devtool: false });
  if (stage !== "develop") return;
  const config = getConfig();
  actions.replaceWebpackConfig({
    ...config,
    plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin"),
  });
}
