/** Gatsby's hooks for the HTML of a page, in the order in which Gatsby calls them. */
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { ISLAND } from "../../islands/protocol";
import { headingFontFaces, headingFontFiles } from "../../styles/heading-font";
import type { InlineScripts } from "./inline-scripts";

/** Defined by `inline-scripts.ts` when webpack bundles this file. */
declare const __INLINE_SCRIPTS__: InlineScripts;

const INLINE_SCRIPT_KEY = "inline-script";

type WithChildren<Children> = ReactElement<{ children: Children }>;

/** Gatsby's root element: its router around the page, and an announcer of page changes. */
type Root = WithChildren<
  [router: WithChildren<ReactElement<{ location: object }>>, announcer: ReactElement]
>;

const isProduction = () => process.env.NODE_ENV === "production";

/**
 * Renders the page without Gatsby's router: no page runs the router in the browser, and its `style`
 * attributes would need a looser Content Security Policy.
 */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => {
  if (!isProduction()) return element;
  const [router] = (element as Root).props.children;
  return cloneElement(router.props.children, { location: { pathname } });
};

/**
 * Renders the page to HTML, with all Emotion styles in one `style` element of the head. Only a page with
 * an island gets the markup that React needs to hydrate.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  // No vendor prefixes: only browsers without popovers would need them.
  const cache = createCache({ key: "c", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const page = <CacheProvider value={cache}>{bodyComponent}</CacheProvider>;
  const plain = renderToStaticMarkup(page);
  const isHydrated = plain.includes(`${ISLAND}="`) || !isProduction();
  const { html, styles } = extractCriticalToChunks(isHydrated ? renderToString(page) : plain);
  setHeadComponents(styleHead(styles.map(({ css }) => css).join("")));
  setPostBodyComponents([inlineScriptFor(html)]);
  replaceBodyHTMLString(html);
};

/** Sets the language of the document. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  // `gatsby develop` renders no body on the server, so it never calls `replaceRenderer`.
  if (!isProduction()) setHeadComponents(styleHead());
};

/** Replaces Gatsby's scripts with ours. `gatsby develop` keeps its own. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter((component) => !keyOf(component)?.startsWith("gatsby-image-style")),
  );
  if (!isProduction()) return;
  replacePostBodyComponents([
    speculationRules,
    ...getPostBodyComponents().filter((component) => keyOf(component) === INLINE_SCRIPT_KEY),
  ]);
};

const keyOf = (component: ReactNode) => (isValidElement(component) ? component.key : null);

/** Head elements for the styles and the heading font. One `style` element needs one hash in the CSP. */
function styleHead(css = "") {
  const [{ url }] = headingFontFiles;
  return [
    // Preloaded, because lines may break differently once the font is there.
    <link
      key="heading-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={url}
      crossOrigin="anonymous"
    />,
    <style key="styles" dangerouslySetInnerHTML={{ __html: css + headingFontFaces }} />,
  ];
}

/** Inline script of a page. Pages with ready times have a longer one. */
const inlineScriptFor = (html: string) => (
  <script
    key={INLINE_SCRIPT_KEY}
    dangerouslySetInnerHTML={{
      __html: __INLINE_SCRIPTS__[html.includes("{time}") ? "ready-times" : "every-page"],
    }}
  />
);

/**
 * Lets browsers prerender the page behind a link that someone is about to press. Browsers do not while
 * people save data or power, and `src/inline/save-metered-data.ts` removes the rules on metered
 * connections (https://developer.chrome.com/docs/web-platform/prerender-pages).
 */
const speculationRules = (
  <script
    key="speculation-rules"
    type="speculationrules"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({
        prerender: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
      }),
    }}
  />
);
