import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a component on the server and returns HTML and styles. */
export function printWithStyles(body: ReactNode) {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { html, styles } = extractCriticalToChunks(
    renderToStaticMarkup(<CacheProvider value={cache}>{body}</CacheProvider>),
  );
  return { html, css: styles.map((style) => style.css).join("") };
}
