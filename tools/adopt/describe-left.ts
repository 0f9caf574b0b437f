import { shorten } from "../../src/lib/messages";
import {
  contentTypeAt,
  folders,
  singleFiles,
  withoutData,
} from "../../src/content/schema/content-files";
import { countLeft, LEFT_FILE, type SampleLeft } from "../../src/content/sample/find-left";

/** What a pharmacy has to look at, with the files about it. All other words fit any pharmacy. */
const LOOK_AT: readonly { what: string; files: readonly { path: string }[] }[] = [
  {
    what: "Who you are, and what you promise",
    files: [singleFiles.pharmacy, singleFiles.footer, singleFiles.aboutPage, singleFiles.homePage],
  },
  { what: "Services: delete the file of what you do not offer", files: [folders.services] },
  {
    what: "Other texts that name services",
    files: [
      singleFiles.servicesPage,
      singleFiles.aToZPage,
      singleFiles.notFoundPage,
      folders.ownPages,
    ],
  },
  { what: "Products and items", files: [singleFiles.equipment, singleFiles.otc] },
  { what: "What is done with data", files: [singleFiles.privacyPage] },
];

/** Characters of a text in a list. */
export const MAX_LENGTH = 80;

/** Lists texts and pictures of the sample, one per line, with their location. */
export const listLeft = (left: readonly SampleLeft[]): string =>
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
  const rows = LOOK_AT.flatMap(({ what, files }) => {
    const found = new Set(
      texts
        .map(({ file }) => file)
        .filter((file) =>
          files.some(({ path }) => file === `data/${path}` || file.startsWith(`data/${path}/`)),
        ),
    );
    return found.size === 0 ? [] : [`  ${what}:`, ...[...found].map((file) => `    ${file}`)];
  });
  const languages = new Set(
    texts.flatMap(({ file }) => contentTypeAt(withoutData(file))?.language ?? []),
  );
  return [
    `${countLeft(left)} are those of the sample. The texts may stay: they name nothing of it, and you need not read them all.`,
    ...(rows.length === 0
      ? []
      : ["Look at these files, and change what is not true of yours:", ...rows]),
    ...(hasPictures ? ["  Pictures: show your own, or keep those that could be yours."] : []),
    ...[...languages].map((code) => `Whatever you change, change in data/${code}/, too.`),
    `${LEFT_FILE} lists each text and picture with its line. To list them again: npm run adopt -- --left`,
  ].join("\n");
}
