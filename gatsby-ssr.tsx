import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { styleHead } from "./src/gatsby/heading-font-head";
import { inlineScriptFor } from "./src/gatsby/inline-script";
import { withShortClassNames } from "./src/gatsby/short-class-names";
import { withShortIcons } from "./src/gatsby/short-icons";
import { trimHead } from "./src/gatsby/trim-head";
import { keepOnlyNeededScripts } from "./src/gatsby/page-scripts";
import { withoutRouter } from "./src/gatsby/without-router";
import { ISLAND } from "./src/islands/protocol";

const isProduction = process.env.NODE_ENV === "production";

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
  const isHydrated = hasIsland || !isProduction;
  const rendered = isHydrated ? renderToString(page) : plain;
  const chunks = extractCriticalToChunks(rendered).styles;
  const hashed = { html: rendered, styles: chunks.map(({ css }) => css).join("") };
  const { html, styles } = isProduction ? withShortClassNames(hashed) : hashed;
  setHeadComponents(styleHead(styles));
  setPostBodyComponents([inlineScriptFor(html)]);
  replaceBodyHTMLString(isProduction ? withShortIcons(withoutRouter(html)) : html);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  // `gatsby develop` renders no body on the server, so `replaceRenderer` adds no styles there.
  if (!isProduction) setHeadComponents(styleHead());
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  trimHead(args);
  keepOnlyNeededScripts(args);
};
