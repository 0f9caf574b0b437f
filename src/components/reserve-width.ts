import { css } from "@emotion/react";

/** How wide a character is on average, in widths of a zero; few fonts and texts have less. */
const NARROW = 0.78;

/**
 * Gives a box the room of its words before they are there. Where a page arrives slowly, half of them must
 * neither take the end of a line that has no room for all, nor stand in the middle of a wide button.
 *
 * @param most the widest that the box can be, as CSS has it; no part of what is as wide as its content
 */
export const reserveWidth = (words: string, most = "100%") => css`
  display: inline-block;
  min-width: min(${most}, ${Math.round(words.length * NARROW)}ch);
  text-align: start;
`;
