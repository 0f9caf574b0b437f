import type { GatsbyNode } from "gatsby";
import { writeIcons } from "./pictures/site-icon";

/** Writes the site's icons, for `gatsby develop` as well. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => writeIcons("public");
