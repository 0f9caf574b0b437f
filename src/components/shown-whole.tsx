import { css } from "@emotion/react";

/**
 * Where a page arrives slowly, half a label would be in the middle of its button, and half a phone number
 * at the end of a line that has no room for all of it, until the rest comes and moves them. So a box with
 * this style is not seen before the `End` that it must have as its last child.
 */
export const shownWhole = css`
  &:not(:has(> [data-end])) {
    visibility: hidden;
  }
`;

/** The end of what is shown as a whole. */
export const End = () => <span hidden data-end="" />;
