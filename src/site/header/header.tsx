import { css } from "@emotion/react";
import { column, notOnPaper } from "../../styles/recipes";
import { colors, headerHeight, media } from "../../styles/tokens";
import { Logo } from "../logo";
import { End, shownWhole } from "../../components/shown-whole";
import { SiteMenu } from "./site-menu";
import { TopBar } from "./top-bar";

/** Header of every page: the top bar with facts, and the sticky bar with the menu. */
export const Header = () => (
  <>
    <TopBar />
    <header css={bar}>
      <div css={[column, row, shownWhole]}>
        <Logo />
        <SiteMenu />
        <End />
      </div>
    </header>
  </>
);

const bar = css`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${colors.card};
  border-block-end: 1px solid ${colors.line};

  ${notOnPaper};

  ${media.withoutPopover} {
    position: static;
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  min-height: ${headerHeight};
  padding-block: 0.25rem;

  /* In large or wide text, the menu wraps below the name. */
  & > a {
    flex-grow: 1;
    width: min-content;
  }

  & > nav {
    flex-basis: 100%;
  }

  ${media.large} {
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) auto;
    /* Fits three lines: in the fallback font a name may take one line more. */
    padding-block: 0;

    & > a {
      justify-self: start;
      width: auto;
    }
  }
`;
