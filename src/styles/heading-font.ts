/**
 * The one web font: Figtree Bold for headings, English text only (5.7 KB, SIL Open Font License, see
 * static/fonts/OFL.txt). It is written into the head by `gatsby-ssr.tsx`, not by Emotion, which
 * would load it a second time. The fallback has the same widths, so nothing shifts when the font
 * arrives: Figtree Bold is 95.57 % as wide as Arial Bold over our headings.
 */
export const HEADING_FONT_FILE = "/fonts/figtree-bold-latin.woff2";

export const headingFontFaces = (url: string) =>
  `@font-face{font-family:"Site Heading";src:url(${url}) format("woff2");font-weight:700;font-display:swap}` +
  `@font-face{font-family:"Site Heading Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:700;size-adjust:95.57%;ascent-override:99.4%;descent-override:26.16%;line-gap-override:0%}`;
