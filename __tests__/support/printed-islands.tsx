/** The forms as the build prints them into a page, before any script has run. */
import { renderToString } from "react-dom/server";
import { PreservedAnswers } from "../../src/forms/components/preserved-answers";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { TransferRequest } from "../../src/forms/transfer/transfer-request";
import { hydrateIsland, type RenderPreserved } from "../../src/islands/hydration/hydrate-island";
import { Island } from "../../src/islands/island";
import { contactWords, pharmacy, transferWords } from "../forms/words";
import { fallback } from "./fallback-words";

export const printedTransfer = () =>
  renderToString(
    <Island
      name="transfer"
      component={TransferRequest}
      props={{ words: transferWords, pharmacy }}
      fallback={fallback}
    />,
  );

export const printedContact = () =>
  renderToString(
    <Island
      name="contact"
      component={ContactForm}
      props={{ words: contactWords, pharmacy }}
      fallback={fallback}
    />,
  );

const renderPreserved: RenderPreserved = (words, answers) => (
  <PreservedAnswers words={words} answers={answers} />
);

export const hydrateTransfer = () => hydrateIsland("transfer", TransferRequest, renderPreserved);
export const hydrateContact = () => hydrateIsland("contact", ContactForm, renderPreserved);
