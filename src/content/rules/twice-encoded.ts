/** Texts that a program saved as UTF-8, another one read as Windows-1252, and saved as UTF-8 again: `CÃ³mo`. */
import { at } from "../problem";
import { WORD_FIELD_TYPES } from "../schema/field-types";
import type { Rule } from "./rule";

/**
 * Bytes 80 to FF of Windows-1252. The decoder of some versions of Node takes the first 32 of them for Latin-1.
 */
const WINDOWS_1252 = [
  ..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ",
  ...Array.from({ length: 96 }, (_, index) => String.fromCharCode(0xa0 + index)),
];

/**
 * First bytes in UTF-8 of the accented letters and signs of Western languages, of Vietnamese letters, and of
 * dashes, quotes and the euro. Every following byte is 80 to BF.
 */
const FIRST_BYTES = [
  [0xc2],
  [0xc3],
  [0xe1, 0xba],
  [0xe1, 0xbb],
  [0xe2, 0x80],
  [0xe2, 0x82],
  [0xe2, 0x84],
];

/** Signs that can follow a capital letter at the end of a word, as in «CAFÉ». */
const AFTER_WORD = /["”’»›…–—]/;

const letterAt = (byte: number) => WINDOWS_1252[byte - 128] ?? "";

const byteOf = new Map(WINDOWS_1252.map((character, index) => [character, 128 + index]));

const LETTER = new RegExp(
  `(?:${FIRST_BYTES.map((bytes) => bytes.map(letterAt).join("")).join("|")})[${WINDOWS_1252.slice(0, 64).join("")}]`,
  "gu",
);

/** Returns a text as it was before it was encoded twice, or as it is. */
const asWritten = (text: string): string =>
  text.replaceAll(LETTER, (found: string, index: number) => {
    const next = text.charAt(index + found.length);
    const isEndOfWord = found.length === 2 && AFTER_WORD.test(found) && !/\p{L}/u.test(next);
    if (isEndOfWord) return found;
    return new TextDecoder().decode(Uint8Array.from(found, (letter) => byteOf.get(letter) ?? 0));
  });

/** Reports the first text of each file that was encoded twice, because most often all of them were. */
export const twiceEncoded: Rule = ({ files }, report) => {
  for (const { source, texts } of files) {
    const spoiled = texts.filter(
      ({ fieldType, text }) => WORD_FIELD_TYPES.includes(fieldType) && asWritten(text) !== text,
    );
    const [first] = spoiled;
    if (!first) continue;
    const word = first.text.split(/\s+/).find((part) => asWritten(part) !== part) ?? first.text;
    const more = spoiled.length > 1 ? ` ${spoiled.length} texts here have such words.` : "";
    report.doubt(at(source, ...first.path), {
      message: `Letters here were spoiled when the file was saved: "${word}" is probably "${asWritten(word)}".${more}`,
      fix: "Bring the file back from an earlier version, or write these words again, and save it with the encoding UTF-8.",
      onScreen: `Letters here were spoiled: "${word}" is probably "${asWritten(word)}".${more} Write these words again.`,
    });
  }
};
