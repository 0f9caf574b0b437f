import type { Content } from "../read/content";
import { hasFile, singleFiles } from "../schema/content-files";
import {
  type FactKey,
  type FeatureKey,
  offerNames,
  optionalFacts,
  optionalFiles,
  type OptionalFile,
  ownPageKinds,
} from "../schema/features";

/** Content that says what the pharmacy has and offers. */
export type FeatureSource = Pick<Content, "pharmacy" | "agreements" | "ownPages" | "yamlPaths">;

/** Returns what the pharmacy does not have, or does not offer. A file with errors counts as there. */
export function absentFeatures({
  pharmacy,
  agreements,
  ownPages,
  yamlPaths,
}: FeatureSource): FeatureKey[] {
  const { readyTimes, offers, ...facts } = pharmacy?.value ?? {};
  const values: Partial<Record<FactKey, unknown>> = {
    ...facts,
    compoundedTime: readyTimes?.compounded,
    mailService: agreements?.value.mailService,
  };
  const pages = ownPages.flatMap(({ value }) => [
    value.legalNotice?.kind,
    ...value.sections.map(({ type }) => type),
  ]);
  const factKeys = Object.keys(optionalFacts) as FactKey[];
  const fileKeys = Object.keys(optionalFiles) as OptionalFile[];
  return [
    ...(pharmacy ? factKeys.filter((key) => values[key] === undefined) : []),
    ...fileKeys.filter((key) => !hasFile(yamlPaths, singleFiles[key].path)),
    ...(pharmacy ? offerNames.filter((name) => offers?.[name] !== "yes") : []),
    ...ownPageKinds.filter((kind) => !pages.includes(kind)),
  ];
}
