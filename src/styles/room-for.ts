import { css } from "@emotion/react";

/**
 * For `::before` or `::after`: as wide as a text that comes later in the page, which the element
 * has in an attribute. Whatever stands before that text, or is laid out from its end, then has its
 * place from the start, however slowly the page arrives.
 *
 * @param attribute the name of the attribute
 * @param more the width of what comes with the text, such as padding and icons
 */
export const roomFor = (attribute: string, more: string) => css`
  content: attr(${attribute});
  padding-inline-end: calc(${more});
`;

/** For the same `::before` or `::after`: takes that width alone, unseen and unheard. */
export const widthOnly = css`
  height: 0;
  overflow: hidden;
  visibility: hidden;
`;
