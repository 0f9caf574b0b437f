import { css } from "@emotion/react";
import { targetSize } from "../styles/tokens";

/** Words that open what is below them, with an arrow of our own in place of the browser's. */
export const summaryRow = css`
  display: flex;
  align-items: center;
  min-height: ${targetSize};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    flex: none;
  }
`;

/** For the `details`: its arrow turns when it opens. */
export const turningArrow = css`
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;
