/**
 * The one web font: Figtree Bold for headings (SIL Open Font License, see static/fonts/OFL.txt), cut
 * by `npm run heading-font`. English text needs the first file alone (5.7 KB); the names of Western
 * Europe, such as Peña, need the second one as well, and those of its east, such as Łukasz, the
 * third. Figtree has no Vietnamese letters.
 *
 * Its rules are written into the head by `gatsby-ssr.tsx`, not by Emotion, which would load the font
 * a second time. A page never changes its font in front of a reader: files that have not come by the
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

/** Signs may come from any font, and no one minds; a foreign letter in a word looks like a patch. */
const PART_OF_WORD = /[\p{L}\p{M}]/u;

function holds({ range }: HeadingFontFile, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return range.split(",").some((part) => {
    const [first = 0, last = first] = part
      .slice("U+".length)
      .split("-")
      .map((hex) => parseInt(hex, 16));
    return first <= point && point <= last;
  });
}

/**
 * The files that a page needs for its headings. None, if the font lacks one of their letters: then
 * all of them are shown in the fallback, which has the letters of most languages.
 *
 * @param text all that the page shows in the heading font
 */
export function filesForHeadings(text: string): HeadingFontFile[] {
  const [english, ...others] = headingFontFiles;
  const letters = [...new Set(text)];
  const isLacking = (letter: string) =>
    PART_OF_WORD.test(letter) && !headingFontFiles.some((file) => holds(file, letter));
  if (letters.some(isLacking)) return [];
  return [english, ...others.filter((file) => letters.some((letter) => holds(file, letter)))];
}

/** The rules of the given files, and of the fallback. Browsers load a file with a range when a letter wants it. */
export const headingFontFaces = (used: readonly HeadingFontFile[]) =>
  used
    .map(
      (file) =>
        `@font-face{font-family:"Site Heading";src:url(${file.url}) format("woff2");font-weight:700;font-display:optional${file === headingFontFiles[0] ? "" : `;unicode-range:${file.range}`}}`,
    )
    .join("") +
  `@font-face{font-family:"Site Heading Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:700;size-adjust:95.57%;ascent-override:99.4%;descent-override:26.16%;line-gap-override:0%}`;
