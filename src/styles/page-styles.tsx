import { css, Global } from "@emotion/react";
import {
  colors,
  fonts,
  fontSizes,
  LIGHT_SURFACE,
  media,
  motion,
  quickActionsHeight,
  iconStroke,
  typeScale,
  widths,
} from "./tokens";

interface Props {
  cssVariables: string;
  darkCssVariables: string;
  direction?: "rtl";
}

/** Global styles. A light surface keeps its colors in dark mode. */
export const GlobalStyles = ({ cssVariables, darkCssVariables, direction }: Props) => (
  <Global
    styles={[
      `:root,[${LIGHT_SURFACE}]{${cssVariables}}`,
      `${media.dark}{:root{color-scheme:dark;${darkCssVariables}}${dimmed}}`,
      styles,
      direction && rightToLeft,
    ]}
  />
);

/** Slightly darker pictures and maps for dark mode. */
const dimmed = "main img{filter:brightness(.9)}";

/** Turns arrows, and keeps the parts of a phone number in order. */
const rightToLeft = css`
  :root {
    --forward: -1;
  }

  .pointing {
    transform: scaleX(-1);
  }

  [href^="tel:"],
  [href^="tel:"] span {
    unicode-bidi: plaintext;
  }
`;

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
    --lead: ${fontSizes.lead};
    --h3: ${fontSizes.h3};
    --h2: ${fontSizes.h2};
    --h1: ${fontSizes.h1};
    /* At least as wide as the camera and the round corners of a phone in landscape. */
    --gutter: max(
      clamp(1rem, 0.5rem + 2vw, 2.5rem),
      env(safe-area-inset-left, 0px),
      env(safe-area-inset-right, 0px)
    );
  }

  ${media.largeText} {
    main {
      --gutter: 0.5rem;
    }
  }

  ${media.belowMedium} {
    html {
      /* Keeps focused elements out of the bar of quick actions. */
      scroll-padding-bottom: calc(${quickActionsHeight} + 1rem);
    }
  }

  ${media.motion} {
    html {
      scroll-behavior: smooth;
    }

    a,
    button {
      transition:
        background-color ${motion.quick},
        color ${motion.quick},
        box-shadow ${motion.quick};
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
    /* Breaks a long word before it makes a column wider than the screen. */
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

  /* Set once here instead of as attributes of every icon: see icon.tsx. */
  .icon {
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: ${iconStroke};
    flex: none;
  }

  .icon > * {
    vector-effect: non-scaling-stroke;
  }

  :focus-visible {
    outline: 3px solid ${colors.focus};
    outline-offset: 3px;
    border-radius: 4px;
  }

  /* What a link led to, such as a card. */
  li:target {
    outline: 3px solid ${colors.brand};
    outline-offset: 4px;
  }

  @view-transition {
    navigation: none;
  }

  ${media.motion} {
    @view-transition {
      navigation: auto;
    }
  }

  /* Paper: everything in ink and a size smaller, without pictures. */
  @media print {
    html {
      font-size: 80%;
    }

    *,
    ::before,
    ::after {
      background: none !important;
      color: black !important;
      box-shadow: none !important;
    }

    body {
      background: white !important;
      line-height: 1.4;
    }

    /* Words close together, for few sheets. The paper form has styles of its own. */
    main:not(:has([data-paper])) :is(section, div, ul, ol, li) {
      row-gap: 0.5rem !important;
      padding-block: 0.25rem !important;
    }

    h1 {
      font-size: 1.75rem;
    }

    h2 {
      font-size: 1.375rem;
    }

    h2,
    h3 {
      break-after: avoid;
    }

    li {
      break-inside: avoid;
    }

    main picture {
      display: none;
    }
  }
`;
