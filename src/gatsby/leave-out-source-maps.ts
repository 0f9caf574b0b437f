import type { CreateWebpackConfigArgs } from "gatsby";

/** Leaves source maps out of the published site, where nothing reads them. */
export function leaveOutSourceMaps({ stage, actions }: CreateWebpackConfigArgs) {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
}
