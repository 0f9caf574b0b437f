/** Gatsby's hooks for the HTML of a page. */
import type { GatsbySSR } from "gatsby";
import { headInPage } from "./src/site/page";
import { withoutRouter } from "./src/gatsby/html/render-page";

export { wrapPageElement } from "./src/site/page";
export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/gatsby/html/render-page";

export const wrapRootElement: GatsbySSR["wrapRootElement"] = (args, options) =>
  withoutRouter({ ...args, element: headInPage(args.element) }, options);
