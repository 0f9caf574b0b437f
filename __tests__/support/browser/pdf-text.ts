/** Reads a PDF that Chromium has printed: how many pages it has, and the words on them. */
import { inflateSync } from "node:zlib";

/** A stream of the PDF, unpacked. */
function* streamsOf(pdf: Buffer) {
  const text = pdf.toString("latin1");
  const pattern = /<<([^]*?)>>\s*stream\r?\n/g;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const start = match.index + match[0].length;
    const end = text.indexOf("endstream", start);
    if (!match[1]?.includes("FlateDecode")) continue;
    try {
      yield inflateSync(pdf.subarray(start, end)).toString("latin1");
    } catch {
      // A picture or a font in another packing.
    }
  }
}

const characters = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** Reads which glyph stands for which characters, as the PDF notes it for copying text. */
function glyphsIn(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, lines] of map.matchAll(/beginbfchar([^]*?)endbfchar/g)) {
    for (const [, glyph, text] of lines?.matchAll(/<(\w+)>\s*<(\w+)>/g) ?? []) {
      glyphs.set(parseInt(glyph ?? "", 16), characters(text ?? ""));
    }
  }
  for (const [, lines] of map.matchAll(/beginbfrange([^]*?)endbfrange/g)) {
    for (const [, from, to, text] of lines?.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g) ?? []) {
      const [first, last] = [parseInt(from ?? "", 16), parseInt(to ?? "", 16)];
      const start = characters(text ?? "").codePointAt(0) ?? 0;
      for (let glyph = first; glyph <= last; glyph += 1) {
        glyphs.set(glyph, String.fromCodePoint(start + glyph - first));
      }
    }
  }
  return glyphs;
}

/** Which font object has which map. Fonts are named in the page's resources. */
function fontMaps(pdf: Buffer): Map<string, Map<number, string>> {
  const text = pdf.toString("latin1");
  const objects = new Map<string, number>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj/g))
    objects.set(match[1] ?? "", match.index);
  const objectText = (number: string) => {
    const start = objects.get(number) ?? 0;
    return text.slice(start, text.indexOf("endobj", start));
  };
  const streamOf = (number: string) => {
    const start = text.indexOf("stream", objects.get(number) ?? 0) + "stream".length;
    const skip = text[start] === "\r" ? 2 : 1;
    return inflateSync(pdf.subarray(start + skip, text.indexOf("endstream", start))).toString(
      "latin1",
    );
  };
  const maps = new Map<string, Map<number, string>>();
  for (const [, names] of text.matchAll(/\/Font\s*<<([^]*?)>>/g)) {
    for (const [, name, number] of names?.matchAll(/\/(\w+) (\d+) 0 R/g) ?? []) {
      const mapNumber = /\/ToUnicode (\d+) 0 R/.exec(objectText(number ?? ""))?.[1];
      if (mapNumber) maps.set(name ?? "", glyphsIn(streamOf(mapNumber)));
    }
  }
  return maps;
}

/** The words of a PDF without their spaces, since a PDF places words rather than spacing them. */
export function readPdf(pdf: Buffer): { pages: number; text: string } {
  const maps = fontMaps(pdf);
  let text = "";
  for (const stream of streamsOf(pdf)) {
    let glyphs = new Map<number, string>();
    for (const [, font, hex] of stream.matchAll(/\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
      if (font) glyphs = maps.get(font) ?? new Map<number, string>();
      else
        text += (hex?.match(/.{4}/g) ?? [])
          .map((code) => glyphs.get(parseInt(code, 16)) ?? "")
          .join("");
    }
  }
  const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
  // Fonts may draw "fi" as one sign.
  return { pages, text: text.normalize("NFKC").replace(/\s/g, "") };
}
