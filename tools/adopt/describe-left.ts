import { countLeft, type SampleLeft } from "../../src/content/sample/find-left";

/** The most characters of a text that are shown: enough to know it again. */
const MOST = 80;

const shorten = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);

/** What is left of the sample, line by line, and how much. */
export function describeLeft(left: readonly SampleLeft[]): string {
  if (left.length === 0) return "No text and no picture of the sample is left.";
  const lines = left.map(({ file, line, shown }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `${place}  ${shorten(shown)}`;
  });
  return [
    "Still as in the sample. Keep what is true of your pharmacy, and change the rest:",
    "",
    ...lines,
    "",
    `${countLeft(left)}. To see them again: npm run adopt -- --left`,
  ].join("\n");
}
