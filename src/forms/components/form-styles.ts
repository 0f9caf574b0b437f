import { css } from "@emotion/react";
import { DEAD } from "../../lib/island-protocol";
import { stack } from "../../styles/recipes";
import { colors, headerHeight, media, radii, shadows, space, typeScale } from "../../styles/tokens";

/** A card on the tinted background. */
export const card = css`
  padding: clamp(1rem, 0.25rem + 3vw, 2.5rem);
  border: 1px solid ${colors.line};
  border-radius: ${radii.large};
  background: ${colors.card};
  box-shadow: ${shadows.card};
`;

export const formStack = css`
  ${stack(space.l)};
  min-width: 0;
`;

/**
 * Grid of six columns for fields. What they have in common stands here once, because Emotion would copy it
 * into the styles of each kind of field.
 */
export const fieldGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.25rem, 40%)), 1fr));
  gap: 1.25rem ${space.m};

  & > * {
    display: flex;
    flex-flow: column;
    grid-column: 1 / -1;
    gap: 0.375rem;
    min-width: 0;
    /* A fieldset has a frame. */
    margin: 0;
    padding: 0;
    border: 0;
  }

  & > [hidden] {
    display: none;
  }

  ${media.medium} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

/** A message in a row of buttons, below them. */
export const ownLine = css`
  flex-basis: 100%;
  order: 1;
`;

/** A quiet box beside a form. */
export const tintedBox = css`
  ${stack(space.s)};
  justify-items: start;
  padding: 1.25rem;
  border-radius: ${radii.medium};
  background: ${colors.tint};
`;

export const tintedBoxHeading = css`
  font-size: ${typeScale.h3};
`;

/** Focus ring that appears only for people who use the keyboard. */
export const takesFocus = css`
  &:focus {
    outline: none;
  }

  &:focus-visible {
    outline: 3px solid ${colors.focus};
  }
`;

/** A message with a band in the color of its kind. */
const panel = css`
  ${takesFocus};
  ${stack(space.m)};
  padding: 1.25rem;
  border: 1px solid ${colors.line};
  border-inline-start: 0.5rem solid;
  border-radius: ${radii.medium};
  /* Small enough to keep the heading in view at a zoom of 400 %. */
  scroll-margin-block-start: 1rem;
`;

export const goodPanel = css`
  ${panel};
  border-inline-start-color: ${colors.brand};
  background: ${colors.tintSoft};
`;

export const badPanel = css`
  ${panel};
  border-inline-start-color: ${colors.error};
  background: ${colors.errorSoft};
`;

export const panelHeading = css`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  font-size: ${typeScale.h3};
`;

/** A short text that begins with an icon. */
export const iconRow = css`
  display: flex;
  gap: 0.5rem;
  line-height: 1.45;

  & > svg {
    margin-block-start: 0.15rem;
  }
`;

export const quietText = css`
  color: ${colors.inkSoft};
`;

/** An answer as it was typed. */
export const answerText = css`
  font-weight: 600;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Shows an element only if the page's script is blocked, failed to load, or threw. */
export const onlyWithoutScript = css`
  display: none;

  ${DEAD} & {
    display: block;
  }

  @media (scripting: none) {
    display: block;
  }
`;

/** Hides an element if the page's script is blocked, failed to load, or threw. */
export const onlyWithScript = css`
  ${DEAD} & {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

/** Screens high enough for a sticky heading. `scroll-margin` has to leave room for it. */
export const withStickyHeading = "@media screen and (min-height: 40rem)";

/** Heading of a group of fields that stays below the site's header. */
export const stickyHeading = css`
  ${withStickyHeading} {
    position: sticky;
    inset-block-start: ${headerHeight};
    z-index: 1;
    background: ${colors.card};
    /* Covers the focus outlines of fields that scroll past. */
    box-shadow:
      -0.5rem 0 ${colors.card},
      0.5rem 0 ${colors.card};

    ${media.withoutPopover} {
      position: static;
    }
  }
`;
