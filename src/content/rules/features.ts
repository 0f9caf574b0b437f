/** What a pharmacy can be without, and what of it `data/` leaves out. */
import type { Content, PharmacyDocument } from "../read/content";
import { type OptionalFile, singleFiles } from "../schema/content-files";
import { hasFile } from "./file-names";

type Pharmacy = PharmacyDocument["value"];

type FactKey =
  | Extract<
      keyof Pharmacy,
      "since" | "fax" | "email" | "storefrontUrl" | "bookingUrl" | "servicesDesk"
    >
  // In braces it has another name than in `readyTimes`.
  | "compoundedTime";

/** What a pharmacy can be without: a fact of `pharmacy.yaml`, or a file by its name in `singleFiles`. */
export type FeatureKey = FactKey | OptionalFile;

interface Feature<Key extends FeatureKey = FeatureKey> {
  key: Key;
  name: string;
  /** How texts speak of it without naming the fact. */
  words?: RegExp;
}

const FACTS: readonly Feature<FactKey>[] = [
  { key: "since", name: "founding year" },
  { key: "fax", name: "fax number", words: /\bfax(?:es|ed|ing)?\b/i },
  {
    key: "email",
    name: "email address",
    // Patients have one as well, and forms travel as email: neither is meant.
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
    // That of a laboratory is not meant.
    words: /\b(?:medical|durable|home|supplies,|supplies and) equipment\b/i,
  },
  {
    key: "contactForm",
    name: "contact form",
    words:
      /\b(?:contact|message) form\b|\b(?:both|two) forms\b|\b(?:send|write|leave) us a message\b/i,
  },
];

/** All that a pharmacy can be without. */
export const FEATURES: readonly Feature[] = [...FACTS, ...FILES];

/** A feature, what of it is missing, and what would bring it back. */
interface AbsentFeature extends Feature {
  missing: string;
  remedy: string;
}

/** The facts that `pharmacy.yaml` leaves out. */
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

/** The files that `data/` leaves out. */
export function absentFiles({ yamlPaths }: Pick<Content, "yamlPaths">) {
  return FILES.filter(({ key }) => !hasFile(yamlPaths, singleFiles[key].path)).map((feature) => ({
    ...feature,
    missing: `there is no data/${singleFiles[feature.key].path}`,
    remedy: `bring data/${singleFiles[feature.key].path} back`,
  }));
}
