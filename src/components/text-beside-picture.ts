import { css } from "@emotion/react";
import { media } from "../styles/tokens";

interface Layout {
  /** Columns of words and picture, for `grid-template-columns`. */
  columns: string;
  columnGap: string;
  /** Distance of the words from the top of the picture, in CSS units. */
  textTop: string;
}

/** Words beside a picture, except on phones. Both are aligned to the top: centered words would move on slow arrival. */
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
