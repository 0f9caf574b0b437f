import { css } from "@emotion/react";
import { media, space } from "../styles/tokens";

interface Layout {
  /** How wide the picture is on a phone. */
  pictureWidth: string;
  /** The columns of words and picture on a wider screen, as `grid-template-columns` has them. */
  columns: string;
  columnGap: string;
}

/**
 * A heading, a picture and more words. On a phone the words flow around the picture, so that the
 * first thing to be painted is text; on a wider screen the picture stands beside them.
 */
export const wordsAroundPicture = ({ pictureWidth, columns, columnGap }: Layout) => css`
  display: flow-root;

  & > picture {
    float: inline-end;
    width: ${pictureWidth};
    margin: 0.375rem 0 ${space.s} ${space.m};
  }

  ${media.medium} {
    display: grid;
    grid-template: 1fr repeat(4, auto) 1fr / ${columns};
    column-gap: ${columnGap};

    /* Takes the first row, so that the words stand in the middle. */
    &::before {
      content: "";
    }

    &::before,
    & > * {
      grid-column: 1;
    }

    & > picture {
      grid-area: 1 / 2 / -1 / 3;
      align-self: center;
      width: auto;
      margin: 0;
    }
  }
`;
