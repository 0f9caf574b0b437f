/** Cuts Figtree Bold into the files that headings load; see `src/styles/heading-font.ts`. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { create } from "fontkit";
import subsetFont from "subset-font";

/** Characters of English headings. Every page loads their file. */
const ENGLISH =
  String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)) +
  "é–—‘’“”…";

/** Drops hinting and keeps kerning: browsers do their own hinting. */
const CUT = { targetFormat: "woff2", keepFeatures: ["kern"], noHinting: true } as const;

/** Reads Figtree Bold as the package has it, in two parts: Western Europe, and the rest. */
const readPart = (part: "latin" | "latin-ext") =>
  readFileSync(require.resolve(`@fontsource/figtree/files/figtree-${part}-700-normal.woff2`));

/** Returns the characters with a glyph in a font, but no spaces, control characters or combining marks. */
export function visibleIn(font: Buffer): string[] {
  const opened = create(font);
  if (!("characterSet" in opened)) throw new Error("This file holds several fonts; cut one.");
  return opened.characterSet
    .map((point) => String.fromCodePoint(point))
    .filter((letter) => /[^\p{Z}\p{C}\p{M}]/u.test(letter));
}

const hex = (point: number) => point.toString(16).toUpperCase();

/** Returns the `unicode-range` of a text, with neighbors in one range: `U+20-7E,U+E9`. */
function rangeOf(text: string): string {
  const ranges: { first: number; last: number }[] = [];
  for (const point of [...text].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const before = ranges.at(-1);
    if (before?.last === point - 1) before.last = point;
    else ranges.push({ first: point, last: point });
  }
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`)
    .join(",");
}

/** Returns a file with some characters, at an address with its MD5 hash. */
async function cut(name: string, part: Buffer, text: string) {
  const data = await subsetFont(part, text, CUT);
  const sum = createHash("md5").update(data).digest("hex");
  return { url: `/static/${sum}/figtree-bold-${name}.woff2`, data, range: rangeOf(text) };
}

/** Cuts the files in the order of their CSS rules: English, Western Europe, the rest of the font. */
export async function cutHeadingFont() {
  const [west, rest] = [readPart("latin"), readPart("latin-ext")];
  const inWest = visibleIn(west).filter((letter) => !ENGLISH.includes(letter));
  const inRest = visibleIn(rest).filter(
    (letter) => !ENGLISH.includes(letter) && !inWest.includes(letter),
  );
  return Promise.all([
    cut("latin", west, ENGLISH),
    cut("latin-1", west, inWest.join("")),
    cut("latin-ext", rest, inRest.join("")),
  ]);
}
