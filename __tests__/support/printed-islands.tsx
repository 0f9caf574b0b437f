/** The forms as the build prints them into a page, before any script has run. */
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { FactsProvider } from "../../src/components/facts";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { hydrateIsland } from "../../src/islands/hydrate-island";
import { Island } from "../../src/islands/island";
import { TransferIsland } from "../../src/islands/transfer-island";
import { contactContent, facts, pharmacy, transferContent } from "../forms/words";
import { broken } from "./broken-words";

/** What both forms are given. */
interface FormProps<Words> {
  words: Words;
  pharmacy: typeof pharmacy;
}

const printed = <Words extends object>(
  name: string,
  component: ComponentType<FormProps<Words>>,
  words: Words,
) =>
  renderToString(
    <FactsProvider value={facts}>
      <Island name={name} component={component} props={{ words, pharmacy }} broken={broken} />
    </FactsProvider>,
  );

export const printedTransfer = () => printed("transfer", TransferIsland, transferContent);
export const printedContact = () => printed("contact", ContactForm, contactContent);

export const hydrateTransfer = () => hydrateIsland("transfer", TransferIsland);
export const hydrateContact = () => hydrateIsland("contact", ContactForm);
