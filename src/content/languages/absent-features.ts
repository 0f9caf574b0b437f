import type { Content } from "../read/content";
import { contentTypeAt, folders, hasFile, singleFiles } from "../schema/content-files";
import {
  type FactKey,
  type FeatureKey,
  offerNames,
  optionalFacts,
  optionalFiles,
  type OptionalFile,
  ownPageKinds,
} from "../schema/features";
import type { TranslatedFile } from "./language-content";

/** Content that says what the pharmacy has and offers. */
export type FeatureSource = Pick<Content, "pharmacy" | "agreements" | "ownPages" | "yamlPaths">;

/** Returns what the files of the first language say of what the pharmacy has and offers. */
export function featureSource(originals: readonly TranslatedFile[]): FeatureSource {
  const document = <Value>(file: { path: string }) => {
    const found = originals.find(({ path }) => path === file.path);
    return found && { file: found.path, value: found.value as Value };
  };
  return {
    pharmacy: document(singleFiles.pharmacy),
    agreements: document(singleFiles.agreements),
    ownPages: originals
      .filter(
        ({ path, value }) =>
          contentTypeAt(path) === folders.ownPages && Array.isArray(value["sections"]),
      )
      .flatMap((file) => document<FeatureSource["ownPages"][number]["value"]>(file) ?? []),
    yamlPaths: originals.map(({ path }) => path),
  };
}

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
