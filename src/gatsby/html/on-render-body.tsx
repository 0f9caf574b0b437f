import type { GatsbySSR } from "gatsby";
import { headingFontFiles } from "../../styles/heading-font";
import { headingFontHead } from "./heading-font-head";

/** Names the language of the document. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  // `gatsby develop` renders no body on the server, so its heading font is added here.
  if (process.env.NODE_ENV !== "production") {
    setHeadComponents(headingFontHead(headingFontFiles, headingFontFiles.slice(0, 1)));
  }
};
