/** The heading of a group of fields, which stays below the site's header while its fields pass. */
import { css } from "@emotion/react";
import { colors, headerHeight, media } from "../../styles/tokens";

/** Where a screen is high enough to lose a line of it. What scrolls into view then stops below. */
export const withStickyHeading = "@media screen and (min-height: 40rem)";

export const stickyHeading = css`
  ${withStickyHeading} {
    position: sticky;
    inset-block-start: ${headerHeight};
    z-index: 1;
    background: ${colors.card};
    /* Covers the outlines of the fields that pass below. */
    box-shadow:
      -0.5rem 0 ${colors.card},
      0.5rem 0 ${colors.card};

    ${media.withoutPopover} {
      position: static;
    }
  }
`;
