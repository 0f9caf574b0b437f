import type { GatsbyNode } from "gatsby";
import { noteCodeOfCache } from "./build/gatsby-cache";

/** Notes which code fills Gatsby's cache from now on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  noteCodeOfCache();
};
