/** Optional features of a pharmacy, and texts and blocks about those that `data/` leaves out. */
import { formIds, forms } from "../../forms/forms";
import { namesInBraces } from "../facts";
import { at } from "../problem";
import type { Content, PharmacyDocument } from "../read/content";
import { type OptionalFile, singleFiles } from "../schema/content-files";
import { hasFile } from "./files";
import { blocksOf, type Rule } from "./rule";

type Pharmacy = PharmacyDocument["value"];

type FactKey =
  | Extract<
      keyof Pharmacy,
      | "since"
      | "fax"
      | "email"
      | "storefrontUrl"
      | "bookingUrl"
      | "servicesDesk"
      // Also the types of the blocks that show them.
      | "identifiers"
      | "plans"
      | "delivery"
      | "apps"
    >
  // Name of the fact in braces. Its key is `readyTimes.compounded`.
  | "compoundedTime";

/** Optional fact of `pharmacy.yaml`, or the name of an optional file in `singleFiles`. */
export type FeatureKey = FactKey | OptionalFile;

interface Feature<Key extends FeatureKey = FeatureKey> {
  key: Key;
  name: string;
}

const FACTS: readonly Feature<FactKey>[] = [
  { key: "since", name: "founding year" },
  { key: "fax", name: "fax number" },
  { key: "email", name: "email address" },
  { key: "storefrontUrl", name: "online store" },
  { key: "bookingUrl", name: "booking site" },
  { key: "servicesDesk", name: "services desk" },
  { key: "compoundedTime", name: "time for compounded medicine" },
  { key: "identifiers", name: "numbers for doctors' offices" },
  { key: "plans", name: "insurance plans" },
  { key: "delivery", name: "delivery" },
  { key: "apps", name: "portal and apps" },
];

const FILES: readonly Feature<OptionalFile>[] = [
  { key: "announcements", name: "announcements" },
  { key: "whenClosed", name: "help while you are closed" },
  { key: "otc", name: "over-the-counter products" },
  { key: "equipment", name: "equipment" },
  { key: "aToZPage", name: "A to Z page" },
  ...formIds
    .filter((id) => forms[id].isOptional)
    .map((id) => ({ key: `${id}Form` as OptionalFile, name: `${id} form` })),
];

/** Facts that `pharmacy.yaml` may leave out. */
export const optionalFacts: readonly string[] = FACTS.map(({ key }) => key);

/** Feature that `data/` leaves out, with the words for messages. */
interface AbsentFeature extends Feature {
  /** Reason: `there is no data/otc.yaml`. */
  missing: string;
  /** Instruction: `bring data/otc.yaml back`. */
  remedy: string;
}

/** Returns the optional facts that `pharmacy.yaml` leaves out. */
function absentFacts({ pharmacy }: Pick<Content, "pharmacy">): AbsentFeature[] {
  if (!pharmacy) return [];
  const { readyTimes, ...facts } = pharmacy.value;
  const valueOf = (key: FactKey) => (key === "compoundedTime" ? readyTimes.compounded : facts[key]);
  return FACTS.filter(({ key }) => valueOf(key) === undefined).map((feature) => ({
    ...feature,
    missing: "data/pharmacy.yaml has none",
    remedy:
      feature.key === "compoundedTime"
        ? 'add "compounded" to readyTimes in data/pharmacy.yaml'
        : `add "${feature.key}" to data/pharmacy.yaml`,
  }));
}

/** Returns the optional files that `data/` leaves out. */
function absentFiles({ yamlPaths }: Pick<Content, "yamlPaths">) {
  return FILES.filter(({ key }) => !hasFile(yamlPaths, singleFiles[key].path)).map((feature) => ({
    ...feature,
    missing: `there is no data/${singleFiles[feature.key].path}`,
    remedy: `bring data/${singleFiles[feature.key].path} back`,
  }));
}

/** Reports texts with a fact that the pharmacy does not have, and blocks about a feature that it does not have. */
export const absentFeatures: Rule = (content, report) => {
  const [facts, files] = [absentFacts(content), absentFiles(content)];
  for (const text of content.texts) {
    const names = namesInBraces(text.text);
    report.mistake(
      text,
      facts.map(
        ({ key, name, remedy }) =>
          names.includes(key) && {
            message: `There is no ${name} in data/pharmacy.yaml, so {${key}} cannot be filled in.`,
            fix: `Write the text without it, or ${remedy}.`,
          },
      ),
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
          fix: `Delete this block, or the whole page with its file, or ${remedy}.`,
        },
    );
  const { homePage } = content;
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
