import type { CreateWebpackConfigArgs } from "gatsby";
import type { Configuration } from "webpack";

/** Gatsby hands this over without saying what it gives. */
interface Tools {
  getConfig: () => Configuration;
}

/**
 * Leaves out of `gatsby develop` what only makes one wait for the first page: Gatsby's own ESLint, which looks at
 * JavaScript alone and has its rules from elsewhere, and a source map of the empty page that every page starts from.
 */
export function lightenDevelop(args: CreateWebpackConfigArgs) {
  const { stage, actions } = args;
  const { getConfig } = args as unknown as Tools;
  if (stage === "develop-html") actions.setWebpackConfig({ devtool: false });
  if (stage !== "develop") return;
  const config = getConfig();
  actions.replaceWebpackConfig({
    ...config,
    plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin"),
  });
}
