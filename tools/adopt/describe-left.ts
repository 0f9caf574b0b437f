/** Says what is left of the sample, in the order in which to read it. */
import {
  contentTypeAt,
  folders,
  formFiles,
  singleFiles,
} from "../../src/content/schema/content-files";
import { countLeft, LEFT_FILE, type SampleLeft } from "../../src/content/sample/find-left";

/** Files that say who the pharmacy is and what it offers, in the order in which to read them. */
const READ_FIRST = [
  singleFiles.homePage,
  singleFiles.aboutPage,
  singleFiles.contactPage,
  singleFiles.pharmacy,
  singleFiles.footer,
  singleFiles.prescriptionsPage,
  singleFiles.servicesPage,
  folders.services,
  folders.ownPages,
  singleFiles.equipment,
  singleFiles.otc,
  singleFiles.privacyPage,
].map(({ path }) => `data/${path}`);

/** Files whose words fit any pharmacy. */
const MAY_STAY = [
  singleFiles.header,
  singleFiles.labels,
  singleFiles.everyForm,
  ...Object.values(formFiles),
  singleFiles.notFoundPage,
  singleFiles.errorPage,
  singleFiles.equipmentCategoryPage,
].map(({ path }) => `data/${path}`);

/** Returns the position in the order of reading. Translations and other files come last. */
function positionOf(file: string): number {
  const position = READ_FIRST.findIndex((path) => file === path || file.startsWith(`${path}/`));
  return position === -1 ? READ_FIRST.length : position;
}

/** Characters of a text in the list. */
const MAX_LENGTH = 80;

/** Shortens a text of the sample to one line. */
export const shorten = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;

const inOrder = (left: readonly SampleLeft[]) =>
  left.toSorted((one, other) => positionOf(one.file) - positionOf(other.file));

/** Lists texts and pictures of the sample, one per line, with their location. */
export const listLeft = (left: readonly SampleLeft[]): string =>
  inOrder(left)
    .map(({ file, line, shown }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `${place}  ${shorten(shown)}\n`;
    })
    .join("");

/** Counts what is left of the sample, file by file. */
export function describeLeft(left: readonly SampleLeft[]): string {
  if (left.length === 0) return "No text and no picture of the sample is left.";
  const files = [...new Set(inOrder(left).map(({ file }) => file))];
  const toRead = files.filter((file) => positionOf(file) < READ_FIRST.length);
  const mayStay = files.filter((file) => MAY_STAY.includes(file));
  const translations = [
    ...new Set(
      left.flatMap(({ file }) => {
        const language = contentTypeAt(file.replace(/^data\//, ""))?.language;
        return language === undefined ? [] : `data/${language}/`;
      }),
    ),
  ];
  const countIn = (isWanted: (file: string) => boolean) =>
    countLeft(left.filter(({ file }) => isWanted(file)));
  return [
    ...(toRead.length === 0
      ? []
      : [
          `Most words of the sample are true of any pharmacy, and may stay. Read these ${toRead.length} files in this order, and change what is not true of yours:`,
          "",
          ...toRead.map((file) => `  ${file}: ${countIn((other) => other === file)}`),
          "",
        ]),
    ...(mayStay.length === 0 ? [] : [`These rarely need a change: ${mayStay.join(", ")}.`]),
    ...translations.map(
      (folder) =>
        `Whatever you change, change in ${folder}, too, which has ${countIn((file) => file.startsWith(folder))} of the sample.`,
    ),
    `${countLeft(left)} in all. ${LEFT_FILE} lists each with its line.`,
    "To count and list them again: npm run adopt -- --left",
  ].join("\n");
}
