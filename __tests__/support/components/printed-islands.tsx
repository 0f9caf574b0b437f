/** The forms as the build prints them into a page, before any script has run. */
import { renderToString } from "react-dom/server";
import { FactsProvider } from "../../../src/components/facts";
import { ContactForm } from "../../../src/forms/contact/contact-form";
import { TransferRequest } from "../../../src/forms/transfer/transfer-request";
import { hydrateIsland } from "../../../src/islands/hydration/hydrate-island";
import { Island } from "../../../src/islands/island";
import { printedData } from "./printed-data";
import { contactContent, facts, hours, pharmacy, transferContent } from "../forms/copy";
import { fallback } from "./fallback-copy";

export const printedTransfer = () =>
  renderToString(
    <FactsProvider value={facts}>
      <Island
        name="transfer"
        component={TransferRequest}
        props={{ copy: transferContent, pharmacy, hours }}
        fallback={fallback}
      />
    </FactsProvider>,
  );

export const printedContact = () =>
  renderToString(
    <FactsProvider value={facts}>
      <Island
        name="contact"
        component={ContactForm}
        props={{ copy: contactContent, pharmacy }}
        fallback={fallback}
      />
    </FactsProvider>,
  );

export const hydrateTransfer = () =>
  hydrateIsland("transfer", TransferRequest, printedData("transfer"));
export const hydrateContact = () => hydrateIsland("contact", ContactForm, printedData("contact"));
