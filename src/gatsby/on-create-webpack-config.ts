import type { GatsbyNode } from "gatsby";
import { bundleIslands } from "./islands/bundle-islands";
import { lightenDevelop } from "./develop/lighten-develop";
import { provideInlineScript } from "./html/provide-inline-script";

/** Bundles the scripts of pages: the islands in place of Gatsby's app, and the inline script. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  bundleIslands(args);
  provideInlineScript(args);
  lightenDevelop(args);
  // Nothing reads the source maps of a published site.
  if (args.stage === "build-javascript") args.actions.setWebpackConfig({ devtool: false });
};
