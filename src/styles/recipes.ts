/** Styles for parts everywhere, first the six that most of the site is made of. A seventh has to save lines. */
import { css } from "@emotion/react";
import { colors, media, radii, space, targetSize, typeScale, widths } from "./tokens";

/** One below the other. */
export const stack = (gap: string) => css`
  display: grid;
  gap: ${gap};
`;

/** Side by side, as many as fit. */
export const row = (gap: string) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap};
`;

/** Part of a page, as wide as the screen. */
export const band = css`
  padding-block: ${space.section};
`;

export const strong = css`
  font-weight: 650;
`;

/** Link that is high enough to press. */
export const pressable = css`
  display: inline-flex;
  align-items: center;
  min-height: ${targetSize};
`;

/** A button to tick or choose, and its words. */
export const boxedRow = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: ${targetSize};
  padding: 0.5rem 0.875rem;
  border: 2px solid ${colors.fieldLine};
  border-radius: ${radii.small};
  background: ${colors.page};
  cursor: pointer;
  scroll-margin-block-start: 3rem;

  ${media.largeText} {
    flex-direction: column;
    align-items: start;
  }

  &:hover,
  &:has(:checked) {
    border-color: ${colors.brand};
  }

  &:has(:checked) {
    background: ${colors.tintSoft};
  }

  & > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${colors.brand};
  }
`;

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

export const notOnPhones = css`
  ${media.belowMedium} {
    display: none;
  }
`;

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
