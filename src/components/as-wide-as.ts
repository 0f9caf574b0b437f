import { css } from "@emotion/react";

/** Gives an element the width of `data-longest`, so that the first row of a list is aligned before others arrive. */
export const asWideAs = css`
  display: inline-grid;

  &::after {
    content: attr(data-longest);
    height: 0;
    visibility: hidden;
  }
`;

/** Returns the text with the most letters. */
export const longestOf = (texts: readonly string[]): string =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
