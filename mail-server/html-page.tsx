import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FactsProvider } from "../src/components/facts";
import { type ConnectsTo, withPolicy } from "../src/gatsby/policy/page-policy";
import type { Facts } from "../src/lib/fact-text";
import { directionOf } from "../src/lib/language";
import { createEmotionCache } from "../src/styles/emotion-cache";
import { GlobalStyles } from "../src/styles/page-styles";
import type { SiteWords } from "./site-words";

interface Page extends Pick<SiteWords, "brand"> {
  locale: string;
  title: string;
  facts: Facts;
  connectsTo?: ConnectsTo;
}

/** Returns a whole page in the looks of the site, with its policy. */
export function htmlPage(
  { locale, title, brand, facts, connectsTo = () => [] }: Page,
  content: ReactElement,
): string {
  const cache = createEmotionCache();
  // Before rendering, or Emotion would put styles among the elements.
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { html, styles } = extractCriticalToChunks(
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <GlobalStyles {...brand} direction={directionOf(locale)} />
        <FactsProvider value={facts}>{content}</FactsProvider>
      </CacheProvider>,
    ),
  );
  const document = renderToStaticMarkup(
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles.map((chunk) => chunk.css).join("") }} />
      </head>
      <body dangerouslySetInnerHTML={{ __html: html }} />
    </html>,
  );
  return withPolicy(`<!DOCTYPE html>${document}`, connectsTo);
}
