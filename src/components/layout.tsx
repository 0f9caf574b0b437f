import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { GlobalStyles } from "../styles/global-styles";
import { colors } from "../styles/tokens";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { useSite } from "./use-site";

const MAIN_ID = "main";

interface Props {
  /** The address of the page, with a slash at the end. */
  path: string;
  children: ReactNode;
}

/** Header, the page, footer. */
export function Layout({ path, children }: Props) {
  const { header, brand } = useSite();
  return (
    <>
      <GlobalStyles cssVariables={brand.cssVariables} />
      <a href={`#${MAIN_ID}`} css={skipLink}>
        {header.skipLink}
      </a>
      <Header currentPath={path} />
      <main id={MAIN_ID} tabIndex={-1} css={main}>
        {children}
      </main>
      <Footer />
    </>
  );
}

const skipLink = css`
  position: fixed;
  inset: 0.5rem auto auto 0.5rem;
  z-index: 20;
  padding: 0.75rem 1.25rem;
  border-radius: 0.5rem;
  background: ${colors.page};
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
