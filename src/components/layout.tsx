import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { GlobalStyles } from "../styles/global-styles";
import { colors, radii } from "../styles/tokens";
import { FactsProvider } from "./facts";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { QuickActions } from "./quick-actions";
import { useSite } from "./site";

const MAIN_ID = "main";

interface Props {
  /** Path of the page, with a trailing slash. */
  path: string;
  /** False on form pages, where they would compete with the submit button. */
  hasQuickActions?: boolean;
  /** Whom the quick actions call. */
  contact?: string;
  children: ReactNode;
}

/** Header, page content, footer, and the provider of facts for their texts. */
export function Layout({ path, hasQuickActions = true, contact = "store", children }: Props) {
  const { pharmacy, brand, header } = useSite();
  return (
    <FactsProvider value={pharmacy.facts}>
      <GlobalStyles cssVariables={brand.cssVariables} darkCssVariables={brand.darkCssVariables} />
      <a href={`#${MAIN_ID}`} css={skipLink}>
        {header.skipLink}
      </a>
      <Header currentPath={path} />
      <main id={MAIN_ID} tabIndex={-1} css={main}>
        {children}
      </main>
      <Footer />
      {hasQuickActions && <QuickActions contact={contact} />}
    </FactsProvider>
  );
}

const skipLink = css`
  position: fixed;
  inset: 0.5rem auto auto 0.5rem;
  z-index: 20;
  padding: 0.75rem 1.25rem;
  border-radius: ${radii.small};
  background: ${colors.card};
  font-weight: 650;

  &:not(:focus) {
    translate: 0 -200%;
  }
`;

const main = css`
  &:focus {
    outline: none;
  }
`;
