import type { GatsbyNode } from "gatsby";
import { bundleIslands } from "./islands/bundle-islands";
import { lightenDevelop } from "./develop/lighten-develop";
import { provideInlineScripts } from "./html/inline-scripts";

/** Bundles the scripts of pages: the islands in place of Gatsby's app, and the inline scripts. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  bundleIslands(args);
  provideInlineScripts(args);
  lightenDevelop(args);
  // Nothing reads the source maps of a published site.
  if (args.stage === "build-javascript") args.actions.setWebpackConfig({ devtool: false });
};
