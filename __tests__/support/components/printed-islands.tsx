/** Server-rendered HTML of the forms. */
import { renderToString } from "react-dom/server";
import { FactsProvider } from "../../../src/components/facts";
import { PreservedAnswers } from "../../../src/forms/components/preserved-answers";
import { ContactForm } from "../../../src/forms/contact/contact-form";
import { TransferRequest } from "../../../src/forms/transfer/transfer-request";
import { hydrateIsland, type RenderPreserved } from "../../../src/islands/hydration/hydrate-island";
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

const renderPreserved: RenderPreserved = (copy, answers) => (
  <PreservedAnswers copy={copy} answers={answers} />
);

export const hydrateTransfer = () =>
  hydrateIsland("transfer", TransferRequest, printedData("transfer"), renderPreserved);
export const hydrateContact = () =>
  hydrateIsland("contact", ContactForm, printedData("contact"), renderPreserved);
