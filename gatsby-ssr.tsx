/** Gatsby's hooks for the HTML of a page, in the order in which Gatsby calls them. */
export { wrapRootElement } from "./src/gatsby/html/wrap-root-element";
export { replaceRenderer } from "./src/gatsby/html/replace-renderer";
export { onRenderBody } from "./src/gatsby/html/on-render-body";
export { onPreRenderHTML } from "./src/gatsby/html/on-pre-render-html";
