/** Optional features of a pharmacy, and those that `data/` leaves out. */
import type { Content, PharmacyDocument } from "../read/content";
import { type OptionalFile, singleFiles } from "../schema/content-files";
import { hasFile } from "./file-names";

type Pharmacy = PharmacyDocument["value"];

type FactKey =
  | Extract<
      keyof Pharmacy,
      "since" | "fax" | "email" | "storefrontUrl" | "bookingUrl" | "servicesDesk"
    >
  // Name of the fact in braces. Its key is `readyTimes.compounded`.
  | "compoundedTime";

/** Optional fact of `pharmacy.yaml`, or the name of an optional file in `singleFiles`. */
export type FeatureKey = FactKey | OptionalFile;

interface Feature<Key extends FeatureKey = FeatureKey> {
  key: Key;
  name: string;
  /** Words by which texts mention the feature without its fact in braces. */
  words?: RegExp;
}

const FACTS: readonly Feature<FactKey>[] = [
  { key: "since", name: "founding year" },
  { key: "fax", name: "fax number", words: /\bfax(?:es|ed|ing)?\b/i },
  {
    key: "email",
    name: "email address",
    // Does not match the email addresses of patients, nor forms that are sent as email.
    words: new RegExp(
      [
        "\\be-?mail(?: to)? us\\b",
        "\\bus (?:an|by|via)\\b[^.,;:]*\\be-?mail\\b",
        "\\bour (?:(?:own|public|address|hours|phone|number|fax|and|or),? )*e-?mail\\b",
        "\\b(?:forms|messages) and e-?mail\\b",
      ].join("|"),
      "i",
    ),
  },
  { key: "storefrontUrl", name: "online store", words: /\bonline (?:store|shop)\b/i },
  { key: "bookingUrl", name: "booking site", words: /\bbooking\b|\bbook (?:an?|your|online)\b/i },
  { key: "servicesDesk", name: "services desk", words: /\bservices desk\b/i },
  { key: "compoundedTime", name: "time for compounded medicine" },
];

const FILES: readonly (Feature<OptionalFile> & { words: RegExp })[] = [
  {
    key: "otc",
    name: "over-the-counter products",
    words: /\bover-the-counter\b|\bOTC\b/i,
  },
  {
    key: "equipment",
    name: "equipment",
    // Does not match the equipment of a laboratory.
    words: /\b(?:medical|durable|home|supplies,|supplies and) equipment\b/i,
  },
  {
    key: "contactForm",
    name: "contact form",
    words:
      /\b(?:contact|message) form\b|\b(?:both|two) forms\b|\b(?:send|write|leave) us a message\b/i,
  },
];

/** All optional features. */
export const FEATURES: readonly Feature[] = [...FACTS, ...FILES];

/** Feature that `data/` leaves out, with the words for messages. */
interface AbsentFeature extends Feature {
  /** Reason: `there is no data/otc.yaml`. */
  missing: string;
  /** Instruction: `bring data/otc.yaml back`. */
  remedy: string;
}

/** Optional facts that `pharmacy.yaml` leaves out. */
export function absentFacts({ pharmacy }: Pick<Content, "pharmacy">): AbsentFeature[] {
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

/** Optional files that `data/` leaves out. */
export function absentFiles({ yamlPaths }: Pick<Content, "yamlPaths">) {
  return FILES.filter(({ key }) => !hasFile(yamlPaths, singleFiles[key].path)).map((feature) => ({
    ...feature,
    missing: `there is no data/${singleFiles[feature.key].path}`,
    remedy: `bring data/${singleFiles[feature.key].path} back`,
  }));
}
