import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { withPathPrefix } from "./src/lib/paths";
import { HEADING_FONT_FILE, headingFontFaces } from "./src/styles/heading-font";
import { formPolicy } from "./src/gatsby/form-policy";
import { staysStatic } from "./src/gatsby/hydrated-pages";
import { inlineScriptFor } from "./src/gatsby/inline-script";
import { leanDrawings } from "./src/gatsby/lean-drawings";
import { keepLeanHead } from "./src/gatsby/lean-head";
import { keepOnlyNeededScripts } from "./src/gatsby/page-scripts";
import { shortClassNames } from "./src/gatsby/short-class-names";

/** Gathers all of a page's Emotion styles in one style element in the head. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  // Without plugins Emotion adds no prefixes, which only browsers without popovers would need.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  // The marks that React leaves for itself are needed only where it will come.
  const render = staysStatic(pathname) ? renderToStaticMarkup : renderToString;
  const chunks = extractCriticalToChunks(
    render(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>),
  );
  const { html, styles } = shortClassNames({
    html: leanDrawings(chunks.html),
    styles: chunks.styles.map(({ css }) => css).join(""),
  });
  setHeadComponents([<style key="emotion" dangerouslySetInnerHTML={{ __html: styles }} />]);
  setPostBodyComponents([inlineScriptFor(html)]);
  replaceBodyHTMLString(html);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const fontUrl = withPathPrefix(HEADING_FONT_FILE);
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([
    formPolicy(pathname),
    <link
      key="heading-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={fontUrl}
      crossOrigin="anonymous"
    />,
    <style
      key="heading-font-faces"
      dangerouslySetInnerHTML={{ __html: headingFontFaces(fontUrl) }}
    />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  keepLeanHead(args);
  keepOnlyNeededScripts(args);
};
