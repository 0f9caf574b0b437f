import { countLeft, LEFT_FILE, type SampleLeft } from "../../src/content/sample/find-left";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/check-content";
import { loadContent, loadFiles } from "../../src/content/read/load-content";
import { readContactPage, readPharmacy } from "../../src/content/read/read-facts";
import { formatProblems } from "../../src/content/problem";
import { isSample } from "../../src/content/sample/frozen-sample";
import { CommandError } from "../../src/lib/command-error";
import { type AdoptedFile, adoptedFiles, writeAdopted } from "./adopt-files";
import { type Answers, READY_TIMES, readAllAnswers } from "./answers";
import { askQuestions } from "./ask";
import { filesInLanguage } from "./first-language";

/** Characters of a text in the list. */
const MAX_LENGTH = 80;

const shorten = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;

/** Lists texts and pictures of the sample, one per line, with their location. */
const listLeft = (left: readonly SampleLeft[]): string =>
  left
    .map(({ file, line, shown }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `${place}  ${shorten(shown)}\n`;
    })
    .join("");

/** Counts what is left of the sample, file by file. */
function describeLeft(left: readonly SampleLeft[]): string {
  if (left.length === 0) return "No text and no picture of the sample is left.";
  const files = [...new Set(left.map(({ file }) => file))];
  return [
    "Still as in the sample. Keep what is true of your pharmacy, and change the rest:",
    "",
    ...files.map((file) => `  ${file}: ${countLeft(left.filter((found) => found.file === file))}`),
    "",
    `${countLeft(left)} in all. ${LEFT_FILE} lists each with its line.`,
    "To count and list them again: npm run adopt -- --left",
  ].join("\n");
}

const DATA = "data";

const KEPT_TIMES =
  "Still to write: how long your patients wait. Your answers leave out some of it, and there pages promise the sample's times: readyTimes in data/pharmacy.yaml";

/** True if the answers leave out a ready time. */
const keepsTimes = (answers: Answers) =>
  Object.values(READY_TIMES).some((name) => answers[name] === undefined);

/** Reads answers from a file, or asks for them in the terminal. */
async function answersFrom(file: string | undefined): Promise<Answers> {
  if (file === undefined) return askQuestions(process.stdin, process.stdout);
  if (!existsSync(file)) {
    throw new CommandError(`There is no file ${file}. Write its path as seen from this folder.`);
  }
  const result = readAllAnswers(file, readFileSync(file, "utf8"));
  if ("answers" in result) return result.answers;
  throw new CommandError(`${formatProblems(result.problems)}\n\nNothing was written.`);
}

/** Throws if the site is not the sample, or has mistakes. */
async function requireSample(): Promise<void> {
  const { problems } = await checkContent(process.cwd());
  if (problems.length > 0) {
    throw new CommandError(
      `${formatProblems(problems)}\n\nCorrect this first. Nothing was written.`,
    );
  }
  const { website } = readPharmacy(DATA);
  if (!isSample({ website })) {
    throw new CommandError(
      `This site is a pharmacy's own already: ${website}. Change its facts in data/pharmacy.yaml. What is left of the sample: npm run adopt -- --left`,
    );
  }
}

/** Map and logo, if the pharmacy still has to make them. */
function stillToMake(left: readonly SampleLeft[]): string[] {
  const isLogoLeft = left.some(({ file }) => file.startsWith("static/logo."));
  return [
    ...(readContactPage(DATA).map.drawing
      ? []
      : [
          "the map of your streets, for the Contact page. Until then your name and address stand in its place. To draw it: npm run map",
        ]),
    ...(isLogoLeft ? ["your logo. Put it into static/, as logo.svg or logo.png"] : []),
  ];
}

/** Prints how much is left of the sample, and lists it in a file. */
export async function showLeft(): Promise<void> {
  const { sampleLeft } = await checkContent(process.cwd());
  if (isSample(readPharmacy(DATA))) {
    console.log("This is the sample itself. To make it your own: npm run adopt");
    return;
  }
  if (sampleLeft.length > 0) writeFileSync(LEFT_FILE, listLeft(sampleLeft));
  else rmSync(LEFT_FILE, { force: true });
  console.log(describeLeft(sampleLeft));
  for (const task of stillToMake(sampleLeft)) console.log(`\nStill to make: ${task}`);
}

/**
 * Writes the answers of a pharmacy into the sample.
 *
 * @param project folder with `data/`
 * @param inLanguage files of the sample in another language, which come first
 * @param now milliseconds since 1970
 */
export async function adoptContent(
  project: string,
  answers: Answers,
  inLanguage: readonly AdoptedFile[],
  now = Date.now(),
): Promise<AdoptedFile[]> {
  const data = join(project, DATA);
  const { content } = await loadContent(project);
  writeAdopted(data, inLanguage);
  const adopted = adoptedFiles(await loadFiles(data), answers, now);
  writeAdopted(data, adopted);
  for (const code of content.confirmed.keys()) rmSync(join(data, code), { recursive: true });
  return adopted;
}

/**
 * Writes the answers of a pharmacy into `data/`, and prints what is left of the sample.
 *
 * @param files file of answers; empty to ask in the terminal
 * @param language code of the translation of the sample that the site is to have alone
 * @throws CommandError if nothing could be written
 */
export async function adoptSite(
  [file, ...more]: readonly string[],
  language?: string,
): Promise<void> {
  if (more.length > 0) throw new CommandError("Give one file of answers, or none to be asked.");
  await requireSample();
  const { content } = await loadContent(process.cwd());
  const inLanguage = language ? filesInLanguage(content, language) : [];
  const answers = await answersFrom(file);
  const adopted = await adoptContent(process.cwd(), answers, inLanguage);
  const { problems, warnings } = await checkContent(process.cwd());
  const gone = adopted.filter(({ text }) => text === undefined).map(({ path }) => `data/${path}`);
  console.log(`\n${adopted.length - gone.length} files in data/ are written.`);
  if (gone.length > 0) console.log(`Not needed, and removed: ${gone.join(", ")}.`);
  console.log();
  await showLeft();
  if (keepsTimes(answers)) console.log(`\n${KEPT_TIMES}`);
  const found = [...problems, ...warnings];
  if (found.length > 0) console.log(`\nLook at this, too:\n\n${formatProblems(found)}`);
}
