/**
 * The one web font: Figtree Bold for headings, English text only (5.7 KB, SIL Open Font License, see
 * static/fonts/OFL.txt). It is written into the head by `gatsby-ssr.tsx`, not by Emotion, which
 * would load it a second time. The fallback has the same widths, so nothing shifts when the font
 * arrives: Figtree Bold is 95.57 % as wide as Arial Bold over our headings.
 *
 * It stands where Gatsby puts files that browsers may keep for good, in a folder that is named by
 * the MD5 sum of what is in it; see `hosting/rules.ts`.
 */
export const HEADING_FONT_FILE =
  "/static/065df2ba30ca3b3943641148c1617e4e/figtree-bold-latin.woff2";

export const headingFontFaces = (url: string) =>
  `@font-face{font-family:"Site Heading";src:url(${url}) format("woff2");font-weight:700;font-display:swap}` +
  `@font-face{font-family:"Site Heading Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:700;size-adjust:95.57%;ascent-override:99.4%;descent-override:26.16%;line-gap-override:0%}`;
