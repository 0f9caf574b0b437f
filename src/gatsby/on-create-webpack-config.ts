import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import {
  provideIslandScripts,
  type WebpackConfiguration,
  withIslands,
} from "./html/bundle-islands";
import { provideInlineScripts } from "./html/inline-scripts";

type Args = CreateWebpackConfigArgs & {
  // `CreateWebpackConfigArgs` lacks the type of this argument.
  getConfig: () => WebpackConfiguration;
};

/** Bundles the scripts of pages: the islands in place of Gatsby's app, and the inline scripts. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, actions, getConfig } = args as Args;
  switch (stage) {
    case "build-javascript":
      // `setWebpackConfig` would leave the entry out. Nobody debugs the published site with source maps.
      actions.replaceWebpackConfig({ ...withIslands(getConfig()), devtool: false });
      break;
    case "build-html":
      provideIslandScripts(args);
      provideInlineScripts(args);
      break;
    case "develop-html":
      provideInlineScripts(args);
      // The first page comes sooner without the source map of the empty page shell.
      actions.setWebpackConfig({ devtool: false });
      break;
    case "develop":
      actions.replaceWebpackConfig(withoutESLint(getConfig()));
  }
};

/** Removes ESLint, so that the first page comes sooner: it checks only JavaScript and ignores our rules. */
const withoutESLint = (config: WebpackConfiguration) => ({
  ...config,
  plugins: config.plugins.filter(({ constructor }) => constructor.name !== "ESLintWebpackPlugin"),
});
