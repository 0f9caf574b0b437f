import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { headingFontHead, styleHead } from "./src/gatsby/heading-font-head";
import { inlineScriptFor } from "./src/gatsby/inline-script";
import { trimHead } from "./src/gatsby/trim-head";
import { keepOnlyNeededScripts } from "./src/gatsby/page-scripts";
import { withoutRouter } from "./src/gatsby/without-router";
import { ISLAND } from "./src/islands/protocol";
import { headingFontFiles } from "./src/styles/heading-font";

/**
 * Renders a page, and gathers all of its Emotion styles in one style element in the head. A page with
 * an island keeps the marks that React leaves for itself.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  // Without plugins Emotion adds no prefixes, which only browsers without popovers would need.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const page = <CacheProvider value={cache}>{bodyComponent}</CacheProvider>;
  const plain = renderToStaticMarkup(page);
  const hasIsland = plain.includes(`${ISLAND}="`);
  const isHydrated = hasIsland || process.env.NODE_ENV !== "production";
  const { html, styles } = extractCriticalToChunks(isHydrated ? renderToString(page) : plain);
  setHeadComponents(styleHead(plain, styles.map((style) => style.css).join("")));
  setPostBodyComponents([inlineScriptFor(html)]);
  replaceBodyHTMLString(process.env.NODE_ENV === "production" ? withoutRouter(html) : html);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  // The body of a page of `gatsby develop` comes later, with whatever letters.
  if (process.env.NODE_ENV !== "production") {
    setHeadComponents(headingFontHead(headingFontFiles, headingFontFiles.slice(0, 1)));
  }
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  trimHead(args);
  keepOnlyNeededScripts(args);
};
