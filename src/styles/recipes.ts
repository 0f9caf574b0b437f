/** The six styles that most of the site is made of. A seventh has to replace more lines than it needs. */
import { css } from "@emotion/react";
import { colors, radii, space, targetSize } from "./tokens";

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

/** Bold. */
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
  scroll-margin-block: 10rem 1.5rem;

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
