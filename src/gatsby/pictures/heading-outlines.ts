/** Outlines of the heading font, for pictures: build servers have few fonts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Glyph } from "fontkit";
import { headingFontFiles } from "../../styles/heading-font";

/** Finds the glyph of a character; `undefined` if the heading font has none. */
export type FindGlyph = (letter: string) => Glyph | undefined;

export async function openHeadingFont(): Promise<{ findGlyph: FindGlyph; unitsPerEm: number }> {
  // Imported late, because most sites need no letter.
  const { create } = await import("fontkit");
  const fonts = headingFontFiles.flatMap(({ url }) => {
    const font = create(readFileSync(join("static", url)));
    return "hasGlyphForCodePoint" in font ? font : [];
  });
  return {
    unitsPerEm: fonts[0]?.unitsPerEm ?? 1000,
    findGlyph: (letter) => {
      const point = letter.codePointAt(0) ?? 0;
      return fonts.find((font) => font.hasGlyphForCodePoint(point))?.glyphForCodePoint(point);
    },
  };
}
