import { css } from "@emotion/react";
import { column, reserveTextWidth, widthOnly } from "../../styles/global-styles";
import { colors, headerHeight, media } from "../../styles/tokens";
import { Logo } from "../logo";
import { MENU_BUTTON_EXTRAS, menuRowExtras, SiteMenu, textWithMoreEntries } from "./site-menu";
import { TopBar } from "./top-bar";
import { useSite } from "../site";
import { plain } from "../../lib/words";

/** Header of every page: the top bar with facts, and the sticky bar with the menu. */
export function Header() {
  const navigation = useSite().header;
  const { openMenu, home, about, services, prescriptions, contact } = navigation;
  const more = navigation.moreEntries ?? [];
  const labels = [home, about, services, prescriptions, contact, ...more].map(({ label }) =>
    plain(label),
  );
  return (
    <>
      <TopBar />
      <header css={bar}>
        <div
          css={[column, row(more.length), more.length > 0 && tight]}
          data-button={plain(openMenu)}
          data-menu={labels.join(MAY_BREAK)}
        >
          <Logo />
          <SiteMenu />
        </div>
      </header>
    </>
  );
}

/** Zero-width space. */
const MAY_BREAK = "\u200b";

const bar = css`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${colors.card};
  border-block-end: 1px solid ${colors.line};

  @media print {
    display: none;
  }

  ${media.withoutPopover} {
    position: static;
  }
`;

/** Reserves the final width of the menu, so that nothing moves while the page arrives. */
const row = (moreEntries: number) => css`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) auto;
  align-items: center;
  gap: 0.5rem 1rem;
  min-height: ${headerHeight};
  padding-block: 0.25rem;

  & > button,
  &::after {
    grid-area: 1 / 2;
  }

  &::after {
    ${widthOnly};
    ${reserveTextWidth("data-button", MENU_BUTTON_EXTRAS)};
    font-weight: 650;
  }

  & > nav {
    grid-column: 1 / -1;
  }

  ${media.large} {
    /* Fits three lines: in the fallback font a name may take one line more. */
    padding-block: 0;

    & > a {
      justify-self: start;
    }

    & > nav {
      grid-area: 1 / 2;
    }

    &::after {
      ${reserveTextWidth("data-menu", menuRowExtras(moreEntries))};
    }
  }

  /* Large text: the menu wraps below the name. */
  @media (max-width: 19.99rem) {
    grid-template-columns: 1fr;

    & > button,
    &::after {
      grid-area: 2 / 1;
      justify-self: start;
    }
  }
`;

const tight = css`
  &::after {
    ${textWithMoreEntries};
  }
`;
