import { css } from "@emotion/react";
import { colors, media } from "../../styles/tokens";
import { SiteMenu } from "./site-menu";
import { TopBar } from "./top-bar";
import { column } from "../../styles/global-styles";
import { Logo } from "../logo";

interface Props {
  /** The address of the page that shows the header. */
  currentPath: string;
}

/** The top of every page: facts first, then the way around. The bar with the menu stays in view. */
export const Header = ({ currentPath }: Props) => (
  <>
    <TopBar />
    <header css={bar}>
      <div css={[column, row]}>
        <Logo />
        <SiteMenu currentPath={currentPath} />
      </div>
    </header>
  </>
);

const bar = css`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${colors.page};
  border-block-end: 1px solid ${colors.line};

  @media print {
    position: static;
  }

  ${media.withoutPopover} {
    position: static;
  }
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  min-height: 4.25rem;
  padding-block: 0.25rem;

  ${media.belowLarge} {
    flex-wrap: wrap;

    /* With large text the menu goes below the name; until then the name takes two lines. */
    & > a {
      flex: 1 1 9rem;
    }
  }
`;
