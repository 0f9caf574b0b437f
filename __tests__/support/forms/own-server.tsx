/** The site's own mail server, and a page with a form of a site that uses it. `own-server-bundle.ts` bundles this file. */
import { htmlPage } from "../../../mail-server/html-page";
import type { SiteWords } from "../../../mail-server/site-words";
import { mailSettings } from "../../../src/forms/mail/mail-settings";
import type { RequestCopy } from "../../../src/forms/request/request-copy";
import { TransferRequest } from "../../../src/forms/transfer/transfer-request";
import { Island } from "../../../src/islands/island";

export { createMailServer } from "../../../mail-server/mail-server";
export { readSiteWords } from "../../../mail-server/site-words";

/** Returns the page as the build writes it with this mail server, without the site around the form. */
export function formPage(words: SiteWords, locale: string, origin: string): string {
  process.env.GATSBY_EMAILJS_ORIGIN = origin;
  const language = words.languages[locale];
  if (!language) throw new Error(`The site has no language ${locale}.`);
  const { pharmacy, facts, forms } = language;
  return htmlPage(
    { locale, brand: words.brand, facts, title: "Transfer", connectsTo: () => [origin] },
    <Island
      name="transfer"
      component={TransferRequest}
      props={{
        copy: forms.transfer as unknown as RequestCopy,
        pharmacy,
        hours: "",
        mail: mailSettings("transfer", locale),
      }}
    />,
  );
}
