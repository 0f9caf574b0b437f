/** Gatsby's hooks for the HTML of a page, in the order in which Gatsby calls them. */
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement, type ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { ISLAND } from "../../lib/island-protocol";
import { here } from "../../lib/paths";
import { createEmotionCache } from "../../styles/emotion-cache";
import { fontFilesFor, headingFontFaces, headingFontFiles } from "../../styles/heading-font";

/** Defined by `bundle-islands.ts` when webpack bundles this file. */
declare const __ISLAND_LOADER__: string;

/** Gatsby's root element: its router around the page, and an announcer of page changes. */
type Root = ReactElement<{
  children: [
    router: ReactElement<{ children: ReactElement<{ location: object }> }>,
    announcer: unknown,
  ];
}>;

const isProduction = () => process.env.NODE_ENV === "production";

/**
 * Renders the page without Gatsby's router: no page runs the router in the browser, and its `style`
 * attributes would need a looser Content Security Policy.
 */
export const withoutRouter: NonNullable<GatsbySSR["wrapRootElement"]> = ({ element, pathname }) => {
  const { children } = (element as Root).props;
  // Gatsby calls this hook for the `Head` of a page as well, which has no router around it.
  if (!Array.isArray(children) || !isProduction()) return element;
  const [router] = children;
  return cloneElement(router.props.children, { location: { pathname } });
};

/** Renders the page to HTML, with all styles in one `style` element. Only islands get the markup to hydrate. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  const cache = createEmotionCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const page = <CacheProvider value={cache}>{bodyComponent}</CacheProvider>;
  const plain = renderToStaticMarkup(page);
  const hasIsland = plain.includes(`${ISLAND}="`);
  const { html, styles } = extractCriticalToChunks(hasIsland ? renderToString(page) : plain);
  const headings = plain.match(/<h[1-6]\b.*?<\/h[1-6]>/gs)?.join("") ?? "";
  const css = styles.map((chunk) => chunk.css).join("");
  const rename = hasIsland ? (text: string) => text : shortClasses(styles);
  // Words outside of headings that have their font, such as the short name, may have other letters.
  setHeadComponents([
    ...preloads(headings),
    styleElement(rename(css) + headingFontFaces(fontFilesFor(plain))),
  ]);
  // Before all forms, so that it hears every press.
  if (hasIsland) setPreBodyComponents([islandLoader()]);
  replaceBodyHTMLString(rename(html));
};

/** Numbers Emotion's classes, whose usual names are hashes: 5 % of a compressed page, which only islands need. */
function shortClasses(styles: readonly { key: string; ids: string[] }[]) {
  const names = new Map(
    styles
      .flatMap(({ key, ids }) => ids.map((id) => `${key}-${id}`))
      .map((name, index) => [name, `c${index}`]),
  );
  return (text: string) => text.replace(/\bc-\w+/g, (name) => names.get(name) ?? name);
}

/** Adds the styles in `gatsby develop`, which renders no body on the server, so it calls no `replaceRenderer`. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  if (!isProduction())
    setHeadComponents([...preloads(""), styleElement(headingFontFaces(headingFontFiles))]);
};

/** Replaces Gatsby's scripts with ours. `gatsby develop` keeps its own. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  replacePreBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !isValidElement(component) || !component.key?.startsWith("gatsby-image-style"),
    ),
  );
  if (!isProduction()) return;
  // Before the inline script, which may remove the rules.
  replacePreBodyComponents([...getPreBodyComponents(), speculationRules]);
  replacePostBodyComponents([]);
};

/** Preloads the font of the headings, because lines may break differently once it is there. */
const preloads = (headings: string) =>
  fontFilesFor(headings).map(({ url }) => (
    <link
      key={url}
      rel="preload"
      as="font"
      type="font/woff2"
      href={here(url)}
      crossOrigin="anonymous"
    />
  ));

/** One `style` element needs one hash in the CSP. */
const styleElement = (css: string) => (
  <style key="styles" dangerouslySetInnerHTML={{ __html: css }} />
);

const islandLoader = () => (
  <script key="island-loader" dangerouslySetInnerHTML={{ __html: __ISLAND_LOADER__ }} />
);

/**
 * Lets browsers prerender the page behind a link that someone is about to press. Browsers do not while
 * people save data or power, and `src/inline/entry.ts` removes the rules on metered
 * connections (https://developer.chrome.com/docs/web-platform/prerender-pages).
 */
const speculationRules = (
  <script
    key="speculation-rules"
    id="prerender"
    type="speculationrules"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({
        prerender: [{ where: { href_matches: here("/*") }, eagerness: "moderate" }],
      }),
    }}
  />
);
