import type { GatsbySSR } from "gatsby";
import { styleHead } from "./heading-font-head";

/** Names the language of the document. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  // `gatsby develop` renders no body on the server, so `replaceRenderer` adds no styles there.
  if (process.env.NODE_ENV !== "production") setHeadComponents(styleHead());
};
