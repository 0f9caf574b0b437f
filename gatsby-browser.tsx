/** For `gatsby develop`. Published pages run no code of Gatsby's. */
import type { GatsbyBrowser } from "gatsby";
import { headInPage } from "./src/components/page";

export { wrapPageElement } from "./src/components/page";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) =>
  headInPage(element);
