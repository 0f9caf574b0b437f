import { css } from "@emotion/react";
import { media, space } from "../styles/tokens";

interface Layout {
  /** How wide the picture is on a phone. */
  pictureWidth: string;
  /** The columns of words and picture on a wider screen, as `grid-template-columns` has them. */
  columns: string;
  columnGap: string;
  /** How far below the picture's top the words begin there. */
  wordsTop: string;
}

/**
 * A heading, a picture and more words. On a phone the words flow around the picture, so that the
 * first thing to be painted is text; on a wider screen the picture stands beside them. Both begin
 * at the top, since the middle is not known before all of them are there.
 */
export const wordsAroundPicture = ({ pictureWidth, columns, columnGap, wordsTop }: Layout) => css`
  display: flow-root;

  & > picture {
    float: inline-end;
    width: ${pictureWidth};
    margin: 0.375rem 0 ${space.s} ${space.m};
  }

  ${media.medium} {
    display: grid;
    grid-template: repeat(5, auto) 1fr / ${columns};
    column-gap: ${columnGap};

    &::before {
      content: "";
      height: ${wordsTop};
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
