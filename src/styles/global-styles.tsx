import { css, Global } from "@emotion/react";
import {
  colors,
  fonts,
  LIGHT_SURFACE,
  media,
  quickActionsHeight,
  space,
  typeScale,
  widths,
} from "./tokens";

interface Props {
  /** The colors of the site, as CSS custom properties. */
  cssVariables: string;
  /** Those that are others on a dark screen. */
  darkCssVariables: string;
}

/**
 * What every page shares before any component speaks. Backdrops inherit nothing in browsers of before
 * 2024, and those of before 2022 know none, and would leave out a rule that names them: so each has
 * its own rule, which is all but free once a page is compressed. What says that it is light stays so
 * on a dark screen.
 */
export const GlobalStyles = ({ cssVariables, darkCssVariables }: Props) => (
  <Global
    styles={[
      `:root,[${LIGHT_SURFACE}]{${cssVariables}}`,
      `::backdrop{${cssVariables}}`,
      `${media.dark}{:root{color-scheme:dark;${darkCssVariables}}::backdrop{${darkCssVariables}}${dimmed}}`,
      styles,
    ]}
  />
);

/** Pictures and maps are bright: on a dark screen a little less. */
const dimmed = "main img,main iframe{filter:brightness(.9)}";

const styles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 6rem;
  }

  ${media.belowMedium} {
    html {
      /* What the keyboard reaches must not stop below the bar of quick actions. */
      scroll-padding-bottom: calc(${quickActionsHeight} + 1rem);
    }
  }

  ${media.motion} {
    html {
      scroll-behavior: smooth;
    }
  }

  body {
    margin: 0;
    background: ${colors.page};
    color: ${colors.ink};
    font: 400 ${typeScale.body} / 1.6 ${fonts.body};
    overflow-wrap: break-word;
  }

  main,
  footer {
    /* A long word breaks before it makes a column wider than the screen. */
    overflow-wrap: anywhere;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }

  ul,
  ol {
    list-style: none;
  }

  h1,
  h2,
  h3,
  h4 {
    font-family: ${fonts.heading};
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  h1 {
    font-size: ${typeScale.h1};
    line-height: 1.08;
    letter-spacing: -0.02em;
  }

  h2 {
    font-size: ${typeScale.h2};
  }

  h3,
  h4 {
    font-size: ${typeScale.h3};
    line-height: 1.25;
  }

  p {
    max-width: ${widths.text};
  }

  a {
    color: ${colors.brand};
    text-underline-offset: 0.2em;
  }

  button {
    font: inherit;
  }

  img,
  svg {
    display: block;
    max-width: 100%;
  }

  img {
    height: auto;
  }

  /* Built pages leave it to these rules how icons are drawn: see short-icons.ts. */
  .lucide {
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .lucide:not([stroke-width]) {
    stroke-width: 2;
  }

  :focus-visible {
    outline: 3px solid ${colors.focus};
    outline-offset: 3px;
    border-radius: 4px;
  }

  @view-transition {
    navigation: none;
  }

  ${media.motion} {
    @view-transition {
      navigation: auto;
    }
  }

  @media print {
    body {
      font-size: 11pt;
    }
  }
`;

/** Hidden from sight, read by screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** For wider screens alone. */
export const notOnPhones = css`
  ${media.belowMedium} {
    display: none;
  }
`;

/** What a phone on its side keeps for its camera and round corners, at either edge. */
const SAFE_AREA = "env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px)";

/** The page's column: as wide as the design allows, with room at the edges. */
export const column = css`
  width: 100%;
  max-width: calc(${widths.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: max(${space.gutter}, ${SAFE_AREA});
`;
