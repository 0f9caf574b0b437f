import { css } from "@emotion/react";

/** How wide a character is on average, in widths of a zero; few fonts and texts have less. */
const NARROW = 0.78;

/**
 * Gives a box the room of its words before they are there. Where a page arrives slowly, half of them must
 * not take the end of a line that has no room for all.
 */
export const reserveWidth = (words: string) => css`
  display: inline-block;
  min-width: min(100%, ${Math.round(words.length * NARROW)}ch);
`;
