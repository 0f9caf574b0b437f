/** For `gatsby develop`. Published pages run no code of Gatsby's. */
import type { GatsbyBrowser } from "gatsby";
import { headInPage } from "./src/site/page";

export { wrapPageElement } from "./src/site/page";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) =>
  headInPage(element);
