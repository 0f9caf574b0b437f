/** What a pharmacy may not have: optional facts and optional files. */
import type { Content, PharmacyDocument } from "../read/content";
import { hasFile, type OptionalFile, optionalFiles, singleFiles } from "../schema/content-files";

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

export type FactKey = keyof typeof optionalFacts;

/** Optional fact, or the name of an optional file in `singleFiles`. */
export type FeatureKey = FactKey | OptionalFile;

const factKeys = Object.keys(optionalFacts) as FactKey[];

const fileKeys = Object.keys(optionalFiles) as OptionalFile[];

/** Everything that a pharmacy may not have. */
export const featureKeys: readonly FeatureKey[] = [...factKeys, ...fileKeys];

/** Returns what the pharmacy does not have. A file with errors counts as there. */
export function absentFeatures({
  pharmacy,
  agreements,
  yamlPaths,
}: Pick<Content, "pharmacy" | "agreements" | "yamlPaths">): FeatureKey[] {
  const { readyTimes, ...facts } = pharmacy?.value ?? {};
  const values = {
    ...facts,
    compoundedTime: readyTimes?.compounded,
    mailService: agreements?.value.mailService,
  };
  return [
    ...(pharmacy ? factKeys.filter((key) => values[key] === undefined) : []),
    ...fileKeys.filter((key) => !hasFile(yamlPaths, singleFiles[key].path)),
  ];
}
