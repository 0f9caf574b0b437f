/** The site's own mail server, and a page with a form of a site that uses it. `own-server-bundle.ts` bundles this file. */
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToString } from "react-dom/server";
import type { SiteWords } from "../../../mail-server/site-words";
import { FactsProvider } from "../../../src/components/facts";
import { formMail } from "../../../src/forms/mail/mail-settings";
import type { RequestCopy } from "../../../src/forms/request/request-copy";
import { transferDefinition } from "../../../src/forms/transfer/transfer-definition";
import { TransferRequest } from "../../../src/forms/transfer/transfer-request";
import { withPolicy } from "../../../src/gatsby/policy/page-policy";
import { Island } from "../../../src/islands/island";
import { createEmotionCache } from "../../../src/styles/emotion-cache";
import { GlobalStyles } from "../../../src/styles/page-styles";

export { createMailServer } from "../../../mail-server/mail-server";
export { readSiteWords } from "../../../mail-server/site-words";

/** Returns the page as the build writes it with this mail server, without the site around the form. */
export function formPage(words: SiteWords, locale: string, origin: string): string {
  process.env.GATSBY_EMAILJS_ORIGIN = origin;
  const language = words.languages[locale];
  if (!language) throw new Error(`The site has no language ${locale}.`);
  const { pharmacy, facts, forms } = language;
  const cache = createEmotionCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { html, styles } = extractCriticalToChunks(
    renderToString(
      <CacheProvider value={cache}>
        <GlobalStyles {...words.brand} />
        <FactsProvider value={facts}>
          <Island
            name="transfer"
            component={TransferRequest}
            props={{
              copy: forms.transfer as unknown as RequestCopy,
              pharmacy,
              hours: "",
              mail: formMail(transferDefinition, locale),
            }}
            isSentByBrowser
          />
        </FactsProvider>
      </CacheProvider>,
    ),
  );
  const css = styles.map((chunk) => chunk.css).join("");
  return withPolicy(
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>Transfer</title><style>${css}</style></head><body>${html}</body></html>`,
    () => [origin],
  );
}
