/** The forms as the build prints them into a page, before any script has run. */
import { CacheProvider } from "@emotion/react";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { FactsProvider } from "../../../src/components/facts";
import { ContactForm } from "../../../src/forms/contact/contact-form";
import { TransferRequest } from "../../../src/forms/transfer/transfer-request";
import { hydrateIsland } from "../../../src/islands/hydration/hydrate-island";
import { Island } from "../../../src/islands/island";
import { ISLAND } from "../../../src/lib/island-protocol";
import { createEmotionCache } from "../../../src/styles/emotion-cache";
import { contactContent, facts, hours, mailOf, pharmacy, transferContent } from "../forms/copy";

/** Returns HTML as the build prints it, with the class names of its Emotion cache. */
export const printedPart = (children: ReactNode) =>
  renderToString(
    <CacheProvider value={createEmotionCache()}>
      <FactsProvider value={facts}>{children}</FactsProvider>
    </CacheProvider>,
  );

export const printedTransfer = () =>
  printedPart(
    <Island
      name="transfer"
      component={TransferRequest}
      props={{ copy: transferContent, pharmacy, hours, mail: mailOf("transfer") }}
    />,
  );

export const printedContact = (
  props: Partial<Pick<ComponentProps<typeof ContactForm>, "copy" | "language">> = {},
) =>
  printedPart(
    <Island
      name="contact"
      component={ContactForm}
      props={{ copy: contactContent, pharmacy, mail: mailOf("contact"), ...props }}
    />,
  );

/** Hydrates the first island of a name. */
export function hydrate<Props extends object>(name: string, component: ComponentType<Props>) {
  const island = document.querySelector<HTMLElement>(`[${ISLAND}="${name}"]`);
  if (!island) throw new Error(`The page has no island "${name}".`);
  hydrateIsland(island, component);
}

export const hydrateTransfer = () => hydrate("transfer", TransferRequest);
export const hydrateContact = () => hydrate("contact", ContactForm);
