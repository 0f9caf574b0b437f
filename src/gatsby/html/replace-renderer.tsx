import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { ISLAND } from "../../islands/protocol";
import { createEmotionCache } from "../../styles/emotion-cache";
import { styleHead } from "./heading-font-head";
import { inlineScript } from "./inline-script";

/**
 * Renders a page, with all of its Emotion styles in one style element in the head. Only a page with an
 * island gets the marks that React needs to hydrate it.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const cache = createEmotionCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const page = <CacheProvider value={cache}>{bodyComponent}</CacheProvider>;
  const plain = renderToStaticMarkup(page);
  const isHydrated = plain.includes(`${ISLAND}="`) || process.env.NODE_ENV !== "production";
  const { html, styles } = extractCriticalToChunks(isHydrated ? renderToString(page) : plain);
  setHeadComponents(styleHead(styles.map(({ css }) => css).join("")));
  setPostBodyComponents([inlineScript()]);
  replaceBodyHTMLString(html);
};
