/** Styles for components everywhere. Those of the page itself are apart, because islands leave them out. */
import { css } from "@emotion/react";
import { colors, media, space, typeScale, widths } from "./tokens";

/** Hidden, except from screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** On one line, except in large text on a phone. */
export const unbroken = css`
  white-space: nowrap;

  ${media.largeText} {
    white-space: normal;
  }
`;

/** Moves to the next line as a whole, and breaks only where a line is too short for it. */
export const wrapsWhole = css`
  display: inline-block;
`;

/** Hidden below the medium breakpoint. */
export const notOnPhones = css`
  ${media.belowMedium} {
    display: none;
  }
`;

/** Hidden in print. */
export const notOnPaper = css`
  @media print {
    display: none;
  }
`;

/** Larger text under a heading. */
export const lead = css`
  color: ${colors.inkSoft};
  font-size: ${typeScale.lead};
  line-height: 1.5;
`;

/** Centered column of the page's content. */
export const column = css`
  width: 100%;
  padding-inline: max(${space.gutter}, 50% - ${widths.content} / 2);
`;
