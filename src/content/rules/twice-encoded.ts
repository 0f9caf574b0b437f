/** Texts that a program saved as UTF-8, another one read as Windows-1252, and saved as UTF-8 again: `CÃ³mo`. */
import { at } from "../problem";
import { WORD_FIELD_TYPES } from "../schema/field-types";
import type { Rule } from "./rule";

/** Bytes 80 to 9F of Windows-1252. The decoder of some versions of Node takes them for Latin-1. */
const HIGH_BYTES = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Returns the byte of a letter in Windows-1252, or one that UTF-8 does not know. */
function byteOf(letter: string): number {
  const index = HIGH_BYTES.indexOf(letter);
  const code = letter.charCodeAt(0);
  return index >= 0 ? 0x80 + index : code <= 0xff ? code : 0xff;
}

/** First bytes in UTF-8 of letters of Western languages and Vietnamese, of dashes, quotes and the euro. */
const FIRST_BYTE = /[Â-Çáâ]/;

/** Returns a word as it was before it was encoded twice, or as it is. */
function asWritten(word: string): string {
  if (!FIRST_BYTE.test(word)) return word;
  const decoded = Buffer.from(Array.from(word, byteOf)).toString();
  return decoded.includes("\ufffd") ? word : decoded;
}

/** Reports the first text of each file that was encoded twice, because most often all of them were. */
export const twiceEncoded: Rule = ({ files }, report) => {
  for (const { source, texts } of files) {
    const spoiled = texts.flatMap(({ fieldType, path, text }) => {
      const word = text.split(/[ \n]/).find((part) => asWritten(part) !== part);
      return word !== undefined && WORD_FIELD_TYPES.includes(fieldType) ? { path, word } : [];
    });
    const [first] = spoiled;
    if (!first) continue;
    const { word, path } = first;
    const more = spoiled.length > 1 ? ` ${spoiled.length} texts here have such words.` : "";
    report.doubt(at(source, ...path), {
      message: `Letters here were spoiled when the file was saved: "${word}" is probably "${asWritten(word)}".${more}`,
      fix: "Bring the file back from an earlier version, or write these words again, and save it with the encoding UTF-8.",
      onScreen: `Letters here were spoiled: "${word}" is probably "${asWritten(word)}".${more} Write these words again.`,
    });
  }
};
