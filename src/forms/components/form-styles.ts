/** What the forms look like, in the pieces that more than one part needs. */
import { css } from "@emotion/react";
import { primaryButton, secondaryButton } from "../../components/button-styles";
import { SCRIPT_FAILED } from "../../islands/protocol";
import { colors, media, radii, shadows, space, typeScale } from "../../styles/tokens";

/** A card on the tinted background. */
export const card = css`
  padding: clamp(1rem, 0.25rem + 3vw, 2.5rem);
  border: 1px solid ${colors.line};
  border-radius: ${radii.large};
  background: ${colors.card};
  box-shadow: ${shadows.card};
`;

/** A form or a part of it: things below each other, with room between them. */
export const stack = css`
  display: grid;
  gap: ${space.l};
  min-width: 0;
`;

/** Fields side by side where they belong together and the screen is wide enough. */
export const fieldGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.25rem, 40%)), 1fr));
  gap: 1.25rem ${space.m};

  ${media.medium} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

/** Buttons fill the row on a phone, where they are easier to hit. */
const wideOnPhones = css`
  flex: 1 1 100%;

  ${media.medium} {
    flex: 0 1 auto;
  }
`;

export const sendButton = css`
  ${primaryButton};
  ${wideOnPhones};
  min-height: 3.5rem;
  min-width: 17rem;

  &:disabled {
    background: ${colors.brandStrong};
    cursor: progress;
  }

  @media (max-width: 24rem) {
    min-width: 0;
  }
`;

export const otherButton = css`
  ${secondaryButton};
  ${wideOnPhones};
`;

/** A quiet box beside a form. */
export const tintedBox = css`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  padding: clamp(1.25rem, 1rem + 1vw, 1.75rem);
  border-radius: ${radii.medium};
  background: ${colors.tint};
`;

export const tintedBoxHeading = css`
  font-size: ${typeScale.h3};
`;

/** A box that tells people something; its colour band says what kind of thing. */
const panel = css`
  display: grid;
  gap: ${space.m};
  padding: clamp(1.25rem, 1rem + 1vw, 1.75rem);
  border: 1px solid ${colors.line};
  border-inline-start: 0.5rem solid;
  border-radius: ${radii.medium};
  /* Clears a toast, and leaves the heading in view on a page zoomed to 400 %. */
  scroll-margin-block-start: 1rem;

  &:focus {
    outline: none;
  }

  &:focus-visible {
    outline: 3px solid ${colors.focus};
  }
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

  & > svg {
    flex: none;
  }
`;

export const quietText = css`
  color: ${colors.inkSoft};
`;

/** Hides an element where the form cannot be sent, because the page's script is missing. */
export const onlyWithScript = css`
  html[${SCRIPT_FAILED}] & {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

/** Shows an element only where the page's script is missing. */
export const onlyWithoutScript = css`
  display: none;

  html[${SCRIPT_FAILED}] & {
    display: block;
  }

  @media (scripting: none) {
    display: block;
  }
`;
