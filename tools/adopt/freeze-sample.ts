/** Hashes of the sample, by which the check finds what is left of it in the site of a pharmacy. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../src/content/read/load-content";
import type { FeatureKey } from "../../src/content/rules/features";
import {
  type FrozenSample,
  isCopy,
  isSample,
  hashOf,
  hashOfPicture,
} from "../../src/content/sample/frozen-sample";
import { CommandError } from "../../src/lib/command-error";
import { REWORDINGS, reworded } from "./rewordings";

/** File with the hashes. */
export const FROZEN_SAMPLE_FILE = "src/content/sample/frozen-sample.json";

/** Sets of absent features. The sample's texts reworded for each also count as the sample's. */
const ABSENT_FEATURES: readonly (readonly FeatureKey[])[] = [
  [],
  ...REWORDINGS.map(({ without }) => without),
  // A text about the years of service is also about equipment.
  ["since", "equipment"],
];

const sorted = (hashes: readonly string[]) => [...new Set(hashes)].sort().join(" ");

/**
 * Computes the hashes of the sample in `data/`.
 *
 * @param rootFolder project folder
 * @throws CommandError if `data/` is not the sample
 */
export async function freezeSample(rootFolder: string): Promise<FrozenSample> {
  const { content } = await loadContent(rootFolder);
  if (!content.pharmacy || !isSample(content.pharmacy.value)) {
    throw new CommandError(
      "Only the sample can be frozen: its website in data/pharmacy.yaml ends in .example.",
    );
  }
  const { shortName, address, location } = content.pharmacy.value;
  const texts = content.texts
    // Names of holidays are the same everywhere.
    .filter((text) => isCopy(text) && text.path[0] !== "specialHours")
    .flatMap(({ text }) =>
      ABSENT_FEATURES.flatMap((absent) => reworded(text.trim(), absent) ?? []),
    );
  const pictures = [
    ...content.pictureNames.map((name) => join("data", name)),
    "static/logo.svg",
  ].map((path) => hashOfPicture(path, readFileSync(join(rootFolder, path))));
  return {
    shortName,
    ...address,
    ...location,
    texts: sorted(texts.map(hashOf)),
    pictures: sorted(pictures),
  };
}
