import { css } from "@emotion/react";
import { media } from "../styles/tokens";

interface Layout {
  /** The columns of words and picture, as `grid-template-columns` has them. */
  columns: string;
  columnGap: string;
  /** How far below the picture's top the words begin. */
  textTop: string;
}

/**
 * On a screen wider than a phone's, words with a picture beside them. Both begin at the top, since the
 * middle is not known before all of them are there.
 */
export const textBesidePicture = ({ columns, columnGap, textTop }: Layout) => css`
  ${media.medium} {
    display: grid;
    grid-template: repeat(5, auto) 1fr / ${columns};
    column-gap: ${columnGap};

    &::before {
      content: "";
      height: ${textTop};
    }

    &::before,
    & > * {
      grid-column: 1;
    }

    & > picture {
      grid-area: 1 / 2 / -1 / 3;
      align-self: start;
      width: auto;
      margin: 0;
    }
  }
`;
