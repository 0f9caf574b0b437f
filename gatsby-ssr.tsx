export {
  onPreRenderHTML,
  onRenderBody,
  replaceRenderer,
  wrapRootElement,
} from "./src/gatsby/html/render-page";
