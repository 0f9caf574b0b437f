import { countLeft, type SampleLeft } from "../../src/content/sample/find-left";

/** The file in the project's folder that lists what is left; Git ignores it. */
export const LEFT_FILE = "sample-left.txt";

/** The most characters of a text that are shown: enough to know it again. */
const MOST = 80;

const shorten = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);

/** Every text and picture that is left of the sample, one to a line, with its place. */
export const listLeft = (left: readonly SampleLeft[]): string =>
  left
    .map(({ file, line, shown }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `${place}  ${shorten(shown)}\n`;
    })
    .join("");

/** How much is left of the sample, file by file, and where each is listed. */
export function describeLeft(left: readonly SampleLeft[]): string {
  if (left.length === 0) return "No text and no picture of the sample is left.";
  const files = [...new Set(left.map(({ file }) => file))];
  return [
    "Still as in the sample. Keep what is true of your pharmacy, and change the rest:",
    "",
    ...files.map((file) => `  ${file}: ${countLeft(left.filter((it) => it.file === file))}`),
    "",
    `${countLeft(left)} in all. ${LEFT_FILE} lists each with its line.`,
    "To count and list them again: npm run adopt -- --left",
  ].join("\n");
}
