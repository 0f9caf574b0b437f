/**
 * Web font of the headings: Figtree Bold (SIL Open Font License, see static/fonts/OFL.txt), in files by the letters
 * that a page needs: see "Change the heading font" in CONTRIBUTING.md.
 *
 * `src/gatsby/html/render-page.tsx` writes the rules into the head; through Emotion, browsers would load the font
 * twice. The font never changes while someone reads: `font-display: optional` keeps a late file for the next page
 * (https://web.dev/articles/preload-optional-fonts). The fallback is scaled to the average width of Figtree Bold in our
 * headings, 95.57 % of Arial Bold, so that lines break alike.
 *
 * Each file is in a folder named after its hash, so that browsers may cache it forever: see `hosting/rules.ts`.
 */
import { here } from "../lib/paths";
import files from "./heading-font-files.json";

export interface HeadingFontFile {
  /** Path in the build: `/static/e8fb1d5d88cf9cdf5fb5ba27329360ed/figtree-bold-latin.woff2`. */
  url: string;
  /** CSS `unicode-range`: `U+20-7E,U+E9`. The ranges of the files do not overlap. */
  range: string;
}

/** The first file has the letters of English. */
export const headingFontFiles = files as [HeadingFontFile, ...HeadingFontFile[]];

function isNeeded(range: string, text: string): boolean {
  const bounds = range
    .split(",")
    .map((part) => part.replace("U+", "").split("-"))
    .map(([first = "", last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const);
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return bounds.some(([first, last]) => code >= first && code <= last);
  });
}

/** Returns the files with the letters of a text, the first file always. */
export const fontFilesFor = (text: string): readonly HeadingFontFile[] =>
  headingFontFiles.filter(({ range }, index) => index === 0 || isNeeded(range, text));

/** Returns the `@font-face` rules of files. Every page loads the first file, so its rule has no range. */
export const headingFontFaces = (fontFiles: readonly HeadingFontFile[]) =>
  fontFiles
    .map(
      ({ url, range }, index) =>
        `@font-face{font-family:"Site Heading";src:url(${here(url)}) format("woff2");font-weight:700;font-display:optional${index === 0 ? "" : `;unicode-range:${range}`}}`,
    )
    .join("") +
  `@font-face{font-family:"Site Heading Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:700;size-adjust:95.57%;ascent-override:99.4%;descent-override:26.16%;line-gap-override:0%}`;
