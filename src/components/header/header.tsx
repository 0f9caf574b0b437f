import { css } from "@emotion/react";
import { column, reserveTextWidth, widthOnly } from "../../styles/global-styles";
import { colors, headerHeight, media } from "../../styles/tokens";
import { Logo } from "../logo";
import { MENU_BUTTON_EXTRAS, menuRowExtras, SiteMenu, textWithMoreEntries } from "./site-menu";
import { TopBar } from "./top-bar";
import { useNavigation } from "./use-navigation";

interface Props {
  /** The address of the page that shows the header. */
  currentPath: string;
}

/** The top of every page: facts first, then the way around. The bar with the menu stays in view. */
export function Header({ currentPath }: Props) {
  const navigation = useNavigation();
  const { openMenu, home, about, services, prescriptions, contact } = navigation;
  const more = navigation.moreEntries ?? [];
  const labels = [home, about, services, prescriptions, contact, ...more].map(({ label }) => label);
  return (
    <>
      <TopBar />
      <header css={bar}>
        <div
          css={[column, more.length > 0 ? tightRow(more.length) : row(0)]}
          data-button={openMenu}
          data-menu={labels.join(MAY_BREAK)}
        >
          <Logo />
          <SiteMenu currentPath={currentPath} />
        </div>
      </header>
    </>
  );
}

/** A zero-width space. */
const MAY_BREAK = "\u200b";

const bar = css`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${colors.card};
  border-block-end: 1px solid ${colors.line};

  @media print {
    position: static;
  }

  ${media.withoutPopover} {
    position: static;
  }
`;

/** The menu is at the end of its row, in a column that is as wide as it will be. */
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
    /* Three lines of a name fit: until the heading font is there, it may take one more than after. */
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

  /* With large text the menu goes below the name; until then the name takes two lines. */
  @media (max-width: 19.99rem) {
    grid-template-columns: 1fr;

    & > button,
    &::after {
      grid-area: 2 / 1;
      justify-self: start;
    }
  }
`;

const tightRow = (moreEntries: number) => css`
  ${row(moreEntries)};

  &::after {
    ${textWithMoreEntries};
  }
`;
