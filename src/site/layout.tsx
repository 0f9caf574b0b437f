import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { MAIN_ID } from "../lib/paths";
import { directionOf } from "../lib/language";
import { GlobalStyles } from "../styles/page-styles";
import { FactsProvider } from "../components/facts";
import { DemoNotice } from "./demo-notice";
import { Footer } from "./footer";
import { Header } from "./header/header";
import { QuickActions } from "./quick-actions";
import { useBrand } from "./hooks/brand";
import { useLabels } from "./hooks/labels";
import { usePharmacy } from "./hooks/pharmacy";

interface Props {
  /** False on form pages, where they would compete with the submit button. */
  hasQuickActions?: boolean;
  /** Contact point that the quick actions call: `store`, `servicesDesk` or a department's name. */
  contact?: string;
  children: ReactNode;
}

/** Header, page content, footer, and the provider of facts for their texts. */
export function Layout({ hasQuickActions = true, contact = "store", children }: Props) {
  const pharmacy = usePharmacy();
  const brand = useBrand();
  const { locale: language } = useLabels();
  return (
    <FactsProvider value={pharmacy.facts}>
      <GlobalStyles {...brand} direction={directionOf(language)} />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} css={main}>
        <DemoNotice />
        {children}
      </main>
      <Footer />
      {hasQuickActions && <QuickActions contact={contact} />}
    </FactsProvider>
  );
}

const main = css`
  &:focus {
    outline: none;
  }
`;
