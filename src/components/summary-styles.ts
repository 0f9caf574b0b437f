import { css } from "@emotion/react";
import { targetSize } from "../styles/tokens";

/** Styles for `summary`: our own arrow replaces the browser's. */
export const summaryRow = css`
  display: flex;
  align-items: center;
  min-height: ${targetSize};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
`;

/** Styles for `details`: the arrow turns when it opens. */
export const turningArrow = css`
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;
