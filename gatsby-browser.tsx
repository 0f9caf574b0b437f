/** For `gatsby develop`. Published pages run no code of Gatsby's. */
import type { GatsbyBrowser } from "gatsby";
import { leadToFields } from "./src/gatsby/html/lead-to-fields";
import { tellWhenFollowing } from "./src/gatsby/html/tell-when-following";
import { headInPage } from "./src/site/page";

export { wrapPageElement } from "./src/site/page";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) =>
  headInPage(element);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = leadToFields;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () =>
  void tellWhenFollowing();
