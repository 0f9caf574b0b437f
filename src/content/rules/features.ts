/** Optional features of a pharmacy, and texts and blocks about those that `data/` leaves out. */
import { namesInBraces } from "../facts";
import { at } from "../problem";
import type { PharmacyDocument } from "../read/content";
import { type OptionalFile, optionalFiles, singleFiles } from "../schema/content-files";
import { hasFile } from "./files";
import { blocksOf, type Checked, type Rule } from "./rule";

type Pharmacy = PharmacyDocument["value"];

/** What messages call the optional facts of `pharmacy.yaml`, and that of `agreements.yaml`. Some are also the types of the blocks that show them. */
export const optionalFacts = {
  since: "founding year",
  fax: "fax number",
  email: "email address",
  storefrontUrl: "online store",
  bookingUrl: "booking site",
  servicesDesk: "services desk",
  // Name of the fact in braces. Its key is `readyTimes.compounded`.
  compoundedTime: "time for compounded medicine",
  identifiers: "numbers for doctors' offices",
  plans: "insurance plans",
  delivery: "delivery",
  apps: "portal and apps",
  mailService: "mail service",
} as const satisfies Partial<Record<keyof Pharmacy | "compoundedTime" | "mailService", string>>;

type FactKey = keyof typeof optionalFacts;

/** Optional fact, or the name of an optional file in `singleFiles`. */
export type FeatureKey = FactKey | OptionalFile;

const factKeys = Object.keys(optionalFacts) as FactKey[];

const fileKeys = Object.keys(optionalFiles) as OptionalFile[];

/** Everything that a pharmacy may not have. */
export const featureKeys: readonly FeatureKey[] = [...factKeys, ...fileKeys];

interface AbsentFeature {
  key: FeatureKey;
  name: string;
  /** File that could have it: `data/pharmacy.yaml`. */
  file: string;
  /** Reason: `there is no data/otc.yaml`. */
  missing: string;
  /** Instruction: `bring data/otc.yaml back`. */
  remedy: string;
}

/** Where facts are that are not below their own name in `pharmacy.yaml`. */
const PLACES: Partial<Record<FactKey, { file: string; keys: readonly string[] }>> = {
  compoundedTime: { file: "data/pharmacy.yaml", keys: ["compounded", "readyTimes"] },
  mailService: { file: "data/agreements.yaml", keys: ["mailService"] },
};

function absentFacts({ pharmacy, agreements, names }: Checked): AbsentFeature[] {
  if (!pharmacy) return [];
  const { readyTimes, ...facts } = pharmacy.value;
  const { compounded: compoundedTime } = readyTimes;
  const values = { ...facts, compoundedTime, mailService: agreements?.value.mailService };
  return factKeys
    .filter((key) => values[key] === undefined)
    .map((key) => {
      const place = PLACES[key] ?? { file: "data/pharmacy.yaml", keys: [key] };
      const file = names.file(place.file);
      const [fact = key, group] = place.keys.map((step) => names.value(step));
      const remedy = `add ${fact} to ${group ? `${group} in ` : ""}${file}`;
      return { key, name: optionalFacts[key], file, missing: `${file} has none`, remedy };
    });
}

const absentFiles = ({ yamlPaths, names }: Pick<Checked, "yamlPaths" | "names">): AbsentFeature[] =>
  fileKeys
    .filter((key) => !hasFile(yamlPaths, singleFiles[key].path))
    .map((key) => {
      const file = names.file(`data/${singleFiles[key].path}`);
      const name = optionalFiles[key];
      return { key, name, file, missing: `there is no ${file}`, remedy: `bring ${file} back` };
    });

/** Reports texts with a fact that the pharmacy does not have, and blocks about a feature that it does not have. */
export const absentFeatures: Rule = (content, report) => {
  const [facts, files] = [absentFacts(content), absentFiles(content)];
  for (const text of content.texts) {
    const names = namesInBraces(text.text);
    report.mistake(
      text,
      facts.map(({ key, name, file, remedy }) => {
        const used = names.find((fact) => fact === key || fact === `${key}Name`);
        return (
          used !== undefined && {
            message: `There is no ${name} in ${file}, so {${used}} cannot be filled in.`,
            fix: `Write the text without it, or ${remedy}.`,
          }
        );
      }),
    );
  }

  const leadsNowhere = (fact: string) =>
    facts.map(
      ({ key, name, missing, remedy }) =>
        key === fact && {
          message: `This leads to the ${name}, and ${missing}.`,
          fix: `Delete this block, or ${remedy}.`,
        },
    );
  // The type of a block that shows a fact or a catalog is its name.
  const showsNothing = (type: string) =>
    [...facts, ...files].map(
      ({ key, name, missing, remedy }) =>
        key === type && {
          message: `This block shows the ${name}, and ${missing}.`,
          fix: `Delete this block, or the whole page, or ${remedy}.`,
        },
    );
  const { homePage, pharmacy, labels } = content;
  if (pharmacy?.value.reviewUrl && labels && !labels.value.review) {
    report.mistake(at(pharmacy, "reviewUrl"), {
      message: "The link to this address has no words.",
      fix: 'Add review: "Tell others about us" to data/labels.yaml.',
      onScreen: `The link to this address has no words. Write them below ${content.names.value("review")} in ${content.names.file("data/labels.yaml")}.`,
    });
  }
  if (homePage?.value.shop)
    report.mistake({ ...at(homePage), key: "shop" }, leadsNowhere("storefrontUrl"));
  for (const { block, place } of blocksOf(content)) {
    const { type } = block;
    report.mistake(
      place("type"),
      type === "booking" ? leadsNowhere("bookingUrl") : showsNothing(type),
    );
  }
};
