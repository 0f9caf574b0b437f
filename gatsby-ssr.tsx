import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { HEADING_FONT_FILE, headingFontFaces } from "./src/styles/heading-font";
import { formPolicy } from "./src/gatsby/form-policy";
import { inlineScriptFor } from "./src/gatsby/inline-script";
import { trimHead } from "./src/gatsby/trim-head";
import { keepOnlyNeededScripts } from "./src/gatsby/page-scripts";
import { ISLAND } from "./src/islands/protocol";

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
  setHeadComponents([
    hasIsland && formPolicy(),
    <style
      key="emotion"
      dangerouslySetInnerHTML={{ __html: styles.map(({ css }) => css).join("") }}
    />,
  ]);
  setPostBodyComponents([inlineScriptFor(html)]);
  replaceBodyHTMLString(html);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([
    <link
      key="heading-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={HEADING_FONT_FILE}
      crossOrigin="anonymous"
    />,
    <style
      key="heading-font-faces"
      dangerouslySetInnerHTML={{ __html: headingFontFaces(HEADING_FONT_FILE) }}
    />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  trimHead(args);
  keepOnlyNeededScripts(args);
};
