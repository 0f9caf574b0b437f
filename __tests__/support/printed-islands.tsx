/** The forms as the build prints them into a page, before any script has run. */
import { renderToString } from "react-dom/server";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { hydrateIsland } from "../../src/islands/hydrate-island";
import { Island } from "../../src/islands/island";
import { TransferIsland } from "../../src/islands/transfer-island";
import { contactWords, pharmacy, transferWords } from "../forms/words";
import { broken } from "./broken-words";

export const printedTransfer = () =>
  renderToString(
    <Island
      name="transfer"
      component={TransferIsland}
      props={{ words: transferWords, pharmacy }}
      broken={broken}
    />,
  );

export const printedContact = () =>
  renderToString(
    <Island
      name="contact"
      component={ContactForm}
      props={{ words: contactWords, pharmacy }}
      broken={broken}
    />,
  );

export const hydrateTransfer = () => hydrateIsland("transfer", TransferIsland);
export const hydrateContact = () => hydrateIsland("contact", ContactForm);
