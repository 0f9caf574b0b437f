/** What a site promises, by the offer that publishes it. */
import { DEFAULT_LANGUAGE } from "../lib/language";
import type { Facts } from "../lib/fact-text";
import { fillIn } from "../lib/fill-in";
import { counted } from "../lib/messages";
import { onceFor } from "../lib/once-for";
import { factsOf, withoutNeeds } from "./facts";
import { absentFeatures, type FeatureSource } from "./languages/absent-features";
import { originalFiles, type TranslatedFile } from "./languages/language-content";
import { languagesOf } from "./languages/languages";
import { leavingOut, leavingOutOf, needOf } from "./languages/leave-out";
import type { Content } from "./read/content";
import { contentTypeAt, folders, singleFiles } from "./schema/content-files";
import { type Offer, offerNames, offerQuestions } from "./schema/features";
import { metaOf } from "./schema/inspect-schema";
import { valueAt, valueIn, type ValuePath } from "./schema/value-path";
import { valuesIn } from "./schema/walk";

/** A text that pages show, with its facts. */
export interface Promised {
  /** File that has it, below `data/`, and its place there. */
  file: string;
  path: ValuePath;
  text: string;
}

export interface OfferedTexts {
  offer: Offer;
  answer?: "yes" | "no";
  /** Texts that pages show with a yes, and not without one. */
  texts: Promised[];
}

/** Blocks with advice, which holds for any pharmacy. One that needs an offer is the offer itself. */
const ADVICE = ["emergency", "notice", "checklist"];

function isAdvice(file: object, path: ValuePath): boolean {
  const block = path[0] === "sections" && valueAt(file, path.slice(0, 2));
  return ADVICE.includes(String(valueIn(block, "type"))) && needOf(block) === undefined;
}

/** Keys of texts that promise nothing: search results, words of links, headings, descriptions of pictures. */
const BESIDE = ["seo", "label", "buttons", "heading", "title", "alt"];

/** Returns the texts in which pages say what the pharmacy does, without advice. */
function saidIn(files: readonly TranslatedFile[], facts: Facts): Promised[] {
  return files.flatMap(({ path: file, schema, value }) =>
    valuesIn(schema, value).flatMap(({ value: text, schema: described, path }) => {
      const { fieldType } = metaOf(described);
      const isSaid = fieldType === "text" || fieldType === "label";
      const isBeside = path.some((step) => BESIDE.includes(String(step))) || isAdvice(value, path);
      if (typeof text !== "string" || !isSaid || text === "" || isBeside) return [];
      return { file, path, text: fillIn(withoutNeeds(text), facts) };
    }),
  );
}

const factsIn = ({ pharmacy, agreements }: FeatureSource): Facts =>
  pharmacy ? factsOf({ ...pharmacy.value, agreements: agreements?.value }) : {};

const keyOf = ({ file, text }: Promised) => `${file} ${text}`;

const written = onceFor((value: object) => JSON.stringify(value));

/**
 * Returns what each offer publishes, in the first language, beside all that the site has and offers already. `originals`
 * are the files of that language.
 */
export function offeredTexts(
  source: FeatureSource,
  originals: readonly TranslatedFile[],
  names: readonly Offer[] = offerNames,
): OfferedTexts[] {
  const { pharmacy } = source;
  if (!pharmacy) return [];
  const code = languagesOf(pharmacy.value)[0]?.code ?? DEFAULT_LANGUAGE;
  const absent = absentFeatures(source);
  const facts = factsIn(source);
  return names.map((offer) => {
    const named = new RegExp(`"${offer}"|\\{${offer}\\?\\}`);
    const files = originals.filter(
      ({ path, value }) => contentTypeAt(path)?.optional === offer || named.test(written(value)),
    );
    const others = absent.filter((feature) => feature !== offer);
    const said = (features: typeof absent) =>
      saidIn(leavingOut(features, originals, code).without(files, code), facts);
    const without = new Set(said([...others, offer]).map(keyOf));
    const texts = said(others).filter((one) => !without.has(keyOf(one)));
    return { offer, answer: pharmacy.value.offers?.[offer], texts };
  });
}

/** Files that say what nearly every pharmacy does, beside its offers. Other texts are interface, safety or privacy. */
const ABOUT_THE_PHARMACY = [
  singleFiles.pharmacy,
  singleFiles.footer,
  singleFiles.homePage,
  singleFiles.aboutPage,
  singleFiles.prescriptionsPage,
  singleFiles.contactPage,
  ...Object.values(folders),
].map(({ path }) => path);

/** Keys of forms that say what happens with an answer. */
const PROMISING_KEYS = ["promise", "next"];

const isSentence = (text: string) => /[.!?]$/.test(text);

/** Returns texts that promise something without an offer, in the first language. */
function promisedAnyway(files: readonly TranslatedFile[], facts: Facts): Promised[] {
  const own = files.filter(({ value }) => valueIn(value, "legalNotice") === undefined);
  return saidIn(own, facts).filter(({ file, path, text }) => {
    const isAbout = ABOUT_THE_PHARMACY.some((one) => file === one || file.startsWith(`${one}/`));
    return isSentence(text) && (isAbout || PROMISING_KEYS.includes(String(path.at(-1))));
  });
}

const inLines = (promised: readonly Promised[]): string[] => {
  // Each text once.
  const texts = promised.filter(
    ({ text }, index) => promised.findIndex((one) => one.text === text) === index,
  );
  const files = [...new Set(texts.map(({ file }) => file))];
  return files.flatMap((file) => [
    `  data/${file}`,
    ...texts.filter((one) => one.file === file).map(({ text }) => `    ${text}`),
  ]);
};

/** Returns what a site promises, each text once, below the offer that publishes it; then what it does not publish. */
export function describePromises(content: FeatureSource & Pick<Content, "files">): string {
  const all = offeredTexts(content, originalFiles(content));
  const isYes = ({ answer }: OfferedTexts) => answer === "yes";
  // The parts of a page come after it.
  const offerOf = new Map(
    all.filter(isYes).flatMap(({ offer, texts }) => texts.map((one) => [keyOf(one), offer])),
  );
  const others = promisedAnyway(leavingOutOf(content).shown, factsIn(content)).filter(
    (one) => !offerOf.has(keyOf(one)),
  );
  const offered = all.filter(isYes).map(({ offer, texts }) => ({
    offer,
    lines: inLines(texts.filter((one) => offerOf.get(keyOf(one)) === offer)),
  }));
  const withheld = all.filter((one) => !isYes(one) && one.texts.length > 0);
  return [
    "What this site promises. Is each of these true of yours? If not, change the text, or answer with no.",
    ["What nearly every pharmacy does:", ...inLines(others)].join("\n"),
    ...offered
      .filter(({ lines }) => lines.length > 0)
      .map(({ offer, lines }) =>
        [`${offer}: "yes"  ${offerQuestions[offer]}`, ...lines].join("\n"),
      ),
    [
      "Not published:",
      ...withheld.map(
        ({ offer, answer, texts }) =>
          `  ${offer}: ${answer ? `"${answer}"` : "no answer"}  ${offerQuestions[offer]} (${counted(texts.length, "text")})`,
      ),
    ].join("\n"),
  ].join("\n\n");
}
