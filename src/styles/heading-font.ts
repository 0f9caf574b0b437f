/**
 * The one web font: Figtree Bold for headings (SIL Open Font License, see static/fonts/OFL.txt), cut
 * by `npm run heading-font`. English text needs the first file alone (5.7 KB). Names of Western Europe,
 * such as Peña, need the second one as well, and names of its east, such as Łukasz, the third. Figtree
 * has no Vietnamese letters: browsers take those from the fallback font.
 *
 * `src/gatsby/heading-font-head.tsx` writes the rules into the head. Emotion would load the font a
 * second time. A page never changes its font in front of a reader: files that have not come by the
 * first paint serve the next page (`font-display: optional`, which with a preload moves nothing, see
 * https://web.dev/articles/preload-optional-fonts). The fallback is about as wide, so a heading breaks
 * alike in both: Figtree Bold is 95.57 % as wide as Arial Bold over our headings.
 *
 * The files stand where Gatsby puts those that browsers may keep for good, each in a folder that is
 * named by the MD5 sum of what is in it; see `hosting/rules.ts`.
 */
import files from "./heading-font-files.json";

export interface HeadingFontFile {
  url: string;
  /** The letters and signs in it, as CSS writes them: `U+20-7E,U+E9`. No two files share one. */
  range: string;
}

/** All files of the font, that of English first. */
export const headingFontFiles = files as [HeadingFontFile, ...HeadingFontFile[]];

/**
 * The rules of all files and of the fallback. Browsers load a file only for a letter in its
 * `unicode-range`; every page loads the first file, so its rule has no range.
 */
export const headingFontFaces =
  headingFontFiles
    .map(
      ({ url, range }, index) =>
        `@font-face{font-family:"Site Heading";src:url(${url}) format("woff2");font-weight:700;font-display:optional${index === 0 ? "" : `;unicode-range:${range}`}}`,
    )
    .join("") +
  `@font-face{font-family:"Site Heading Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:700;size-adjust:95.57%;ascent-override:99.4%;descent-override:26.16%;line-gap-override:0%}`;
