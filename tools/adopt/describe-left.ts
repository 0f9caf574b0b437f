import { shorten } from "../../src/lib/messages";
import { contentTypeAt, withoutData } from "../../src/content/schema/content-files";
import { countLeft, LEFT_FILE, type SampleLeft } from "../../src/content/sample/find-left";

/** Characters of a text in a list. */
const MAX_LENGTH = 80;

/** Lists texts and pictures, one per line, with their location. */
export const listLeft = (left: readonly Pick<SampleLeft, "file" | "line" | "shown">[]): string =>
  left
    .map(({ file, line, shown }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `${place}  ${shorten(shown, MAX_LENGTH)}\n`;
    })
    .join("");

/** Says what of the sample may stay, and then what to look at. */
export function describeLeft(left: readonly SampleLeft[]): string {
  if (left.length === 0) return "No text and no picture of the sample is left.";
  const texts = left.filter(({ kind }) => kind === "text");
  const hasPictures = texts.length < left.length;
  const languages = new Set(
    texts.flatMap(({ file }) => contentTypeAt(withoutData(file))?.language ?? []),
  );
  return [
    `${countLeft(left)} are those of the sample. The texts may stay: they name nothing of it. npm run check -- --promises shows which of them promise something.`,
    ...(hasPictures ? ["Pictures: show your own, or keep those that could be yours."] : []),
    ...[...languages].map((code) => `Whatever you change, change in data/${code}/, too.`),
    `${LEFT_FILE} lists each text and picture with its line. To list them again: npm run adopt -- --left`,
  ].join("\n");
}
