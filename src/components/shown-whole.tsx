import { css } from "@emotion/react";

/**
 * Hides a box until its last child, `End`, has arrived. On a slow connection, half a label would be
 * centered in its button, and half a phone number would end a line that the whole number does not fit.
 */
export const shownWhole = css`
  &:not(:has(> [data-end])) {
    visibility: hidden;
  }
`;

/** Last child of a box with the style `shownWhole`. */
export const End = () => <span hidden data-end="" />;
