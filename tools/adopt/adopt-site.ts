import { findSampleLeft, LEFT_FILE, type SampleLeft } from "../../src/content/sample/find-left";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/check-content";
import type { Content } from "../../src/content/read/content";
import { loadContent, type ReadContent } from "../../src/content/read/load-content";
import { readPharmacy } from "../../src/content/read-facts";
import { formatProblems } from "../../src/content/problem";
import { missingNotices } from "../../src/content/rules/sample";
import { isSample } from "../../src/content/sample/sample-facts";
import { CommandError } from "../../src/lib/command-error";
import { isEnglish, languageName } from "../../src/lib/language";
import { writeChanged } from "../../src/lib/write-changed";
import { contentTypeAt, folders } from "../../src/content/schema/content-files";
import type { AdoptedFile } from "./adopt-files";
import { type AdoptedSite, adoptedSite } from "./adopted-site";
import {
  type Answers,
  inEachLanguage,
  languagesIn,
  READY_TIMES,
  readAllAnswers,
  SHOWN_AS_TYPED,
} from "./answers";
import { askQuestions } from "./ask";
import { describeLeft, listLeft } from "./describe-left";
import { noteFirstVersion } from "../update/site-version";
import { versionSample } from "../update/version-sample";
import { readyTimeOf } from "./ready-time";
import { textsNaming } from "./still-named";
import { sampleInLanguage } from "./sample-in-language";

const DATA = "data";

const KEPT_TIMES =
  "Still to write: how long your patients wait. Your answers leave out some of it, and there pages promise the sample's times: readyTimes in data/pharmacy.yaml";

async function answersFrom(file: string | undefined, sample: Content): Promise<Answers> {
  if (file === undefined)
    return askQuestions(
      process.stdin,
      process.stdout,
      (language) => sampleInLanguage(sample, language) ?? [],
    );
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new CommandError(`There is no file ${file}. Write its path as seen from this folder.`);
  }
  const result = readAllAnswers(file, readFileSync(file, "utf8"));
  if ("answers" in result) return result.answers;
  throw new CommandError(`${formatProblems(result.problems)}\n\nNothing was written.`);
}

/** Throws if the site is not the sample, or has errors. */
async function requireSample(): Promise<Content> {
  const { content, problems } = await checkContent(process.cwd());
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
  return content;
}

/** Returns the tasks for map, logo and notices, if the pharmacy still has to make them. */
function stillToMake(content: Content, left: readonly SampleLeft[]): string[] {
  const tasks: string[] = [];
  if (!content.contactPage?.value.map.drawing) {
    tasks.push(
      "the map of your streets, for the Contact page. Until then your name and address stand in its place. To draw it: npm run map",
    );
  }
  if (left.some(({ file }) => file.startsWith("static/logo.")))
    tasks.push("your logo. Put it into static/, as logo.svg or logo.png");
  const notices = missingNotices(content);
  if (notices.length > 0) {
    tasks.push(
      `the notices that your pharmacy has to post, as pages of your own. docs/notices.md says how, and which ones concern you:\n  ${notices.join("\n  ")}`,
    );
  }
  return tasks;
}

/** Lists what is left of the sample in a file, says how much it is, and returns it; nothing if the sample is not at hand. */
function listedLeft(read: ReadContent): SampleLeft[] {
  try {
    const left = findSampleLeft(read, versionSample(process.cwd()));
    if (left.length > 0) writeFileSync(LEFT_FILE, listLeft(left));
    else rmSync(LEFT_FILE, { force: true });
    console.log(describeLeft(left));
    return left;
  } catch (error) {
    // A site without Git can be adopted, too.
    if (!(error instanceof CommandError)) throw error;
    console.log(error.message);
    return [];
  }
}

/** Prints how much is left of the sample, lists it in a file, and says what is still to make. */
export async function showLeft(): Promise<void> {
  if (isSample(readPharmacy(DATA))) {
    console.log("This is the sample itself. To make it your own: npm run adopt");
    return;
  }
  const read = await loadContent(process.cwd());
  const sampleLeft = listedLeft(read);
  for (const task of stillToMake(read.content, sampleLeft)) console.log(`\nStill to make: ${task}`);
}

/** Writes the answers into the sample in the `data/` of a project. The time is in milliseconds since 1970. */
export async function adoptContent(project: string, answers: Answers, now = Date.now()) {
  const data = join(project, DATA);
  const { content } = await loadContent(project);
  const site = adoptedSite(content, answers, now);
  for (const { path, text } of site.files) {
    if (text === undefined) rmSync(join(data, path));
    else writeChanged(join(data, path), text);
  }
  const translations = languagesIn(answers).slice(1);
  for (const code of content.confirmed.keys()) {
    // Nobody has confirmed the pharmacy's own texts.
    const stale = translations.includes(code) ? join(code, "confirmed.json") : code;
    rmSync(join(data, stale), { recursive: true, force: true });
  }
  for (const code of site.withoutWords) mkdirSync(join(data, code), { recursive: true });
  return site;
}

/** Returns what is left to do for the languages of a site. */
function languageTasks(answers: Answers, { withoutWords }: AdoptedSite): string[] {
  const translations = languagesIn(answers).slice(1);
  const tasks = withoutWords.map(
    (code) =>
      `Still to translate: the sample has no words in "${code}". Write yours into data/${code}/; docs/languages.md says how.`,
  );
  if (translations.length > 0) {
    tasks.push(
      `Still to confirm: patients see ${translations.join(" and ")} once a qualified person has read it. docs/languages.md, "Confirm a translation", says how.`,
    );
  }
  return tasks;
}

/** Returns a task for words that a site in another language than English shows as typed. */
function typedWordsTask(answers: Answers): string[] {
  const [first = ""] = languagesIn(answers);
  const words = SHOWN_AS_TYPED.flatMap((name) => inEachLanguage(answers[name] ?? "")[0] ?? [])
    .filter((typed) => "words" in readyTimeOf(typed) && /\p{L}/u.test(typed))
    .map((typed) => `"${typed}"`);
  if (isEnglish(first) || words.length === 0) return [];
  return [
    `Shown as you typed it, in ${languageName(first)} sentences: ${words.join(", ")}. If it is in another language, correct it in data/pharmacy.yaml.`,
  ];
}

/** Returns a task for texts that still name what the pharmacy does not carry, each with its place. */
function stillNamedTask(content: Content, { notCarried }: AdoptedSite): string[] {
  const sources = new Map(content.files.map(({ source }) => [source.file, source]));
  const texts = textsNaming(content, notCarried).map(({ file, path, text }) => ({
    file,
    line: sources.get(file)?.lineOf(path),
    shown: text,
  }));
  if (texts.length === 0) return [];
  const list = listLeft(texts).trim();
  return [`Still to change, in each language: these texts name what you do not carry.\n${list}`];
}

/** Returns how the summary names a file: `data/otc.yaml`, or `data/es/` for any file of that translation. */
function nameOf({ path }: AdoptedFile): string {
  const language = contentTypeAt(path)?.language;
  return `data/${language === undefined ? path : `${language}/`}`;
}

/**
 * Writes the answers of a pharmacy, from a file or asked for in the terminal, into `data/`, and prints what is left of
 * the sample. Throws `CommandError` if nothing could be written.
 */
export async function adoptSite([file, ...more]: readonly string[]): Promise<void> {
  if (more.length > 0) throw new CommandError("Give one file of answers, or none to be asked.");
  const answers = await answersFrom(file, await requireSample());
  noteFirstVersion(process.cwd());
  const site = await adoptContent(process.cwd(), answers);
  const { problems, warnings, content } = await checkContent(process.cwd());
  const changed = site.files.filter(({ text }) => text !== undefined).length;
  const gone = new Set(
    site.files
      .filter(({ path, text }) => text === undefined && !path.includes(folders.ownPages.path))
      .map(nameOf),
  );
  console.log(`\n${changed} files in data/ changed.`);
  if (gone.size > 0) console.log(`Not needed, and removed: ${[...gone].join(", ")}.`);
  console.log();
  await showLeft();
  const tasks = [
    ...stillNamedTask(content, site),
    ...languageTasks(answers, site),
    ...typedWordsTask(answers),
  ];
  for (const task of tasks) console.log(`\n${task}`);
  if (Object.values(READY_TIMES).some((name) => answers[name] === undefined))
    console.log(`\n${KEPT_TIMES}`);
  console.log(
    "\nRead once what your site promises, and change or answer with no what is not true: npm run check -- --promises",
  );
  const found = [...problems, ...warnings];
  if (found.length > 0) console.log(`\nLook at this, too:\n\n${formatProblems(found)}`);
}
