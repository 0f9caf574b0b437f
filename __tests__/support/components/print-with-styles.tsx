import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What the build makes of a component: HTML, and its styles apart. For tests without a document. */
export function printWithStyles(body: ReactNode) {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { html, styles } = extractCriticalToChunks(
    renderToStaticMarkup(<CacheProvider value={cache}>{body}</CacheProvider>),
  );
  return { html, css: styles.map((style) => style.css).join("") };
}
