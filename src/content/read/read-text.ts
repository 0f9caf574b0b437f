/** From the bytes of a file to its text, if they are a text at all. */
import { readFile, stat } from "node:fs/promises";
import type { Problem } from "../problem";

/** A hundred times as much as our longest file: what is longer is no content. */
const MOST_KILOBYTES = 1024;

/** How a file begins that was saved with two bytes for each letter (Unicode 15, 23.8). */
const UTF16_MARKS = ["fffe", "feff"];

/**
 * Reads a content file.
 *
 * @param file how problems name it
 * @param path where it lies
 */
export async function readText(
  file: string,
  path: string,
): Promise<{ text: string } | { problem: Problem }> {
  try {
    const { size } = await stat(path);
    if (size > MOST_KILOBYTES * 1024) {
      const message = `This file has ${Math.round(size / 1024)} KB, too much for words.`;
      const fix = `Keep it below ${MOST_KILOBYTES} KB. Pictures belong in data/images/.`;
      return { problem: { file, message, fix } };
    }
    const bytes = await readFile(path);
    if (UTF16_MARKS.includes(bytes.toString("hex", 0, 2))) {
      const message = "This file is saved with two bytes for each letter (UTF-16).";
      return { problem: { file, message, fix: SAVE_AS_UTF8 } };
    }
    return { text: bytes.toString("utf8") };
  } catch {
    const message = "This file cannot be opened.";
    const fix = "Close other programs that use it, and make sure that you may read it.";
    return { problem: { file, message, fix } };
  }
}

/** What to do about letters that were lost on the way. */
export const SAVE_AS_UTF8 =
  'Save the file with the encoding UTF-8: editors ask for it under "Save as", or show it at the bottom of the window.';
