/** The marks of the sample, by which a pharmacy's site knows what it has left of it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../src/content/read/load-content";
import type { FeatureKey } from "../../src/content/rules/features";
import {
  type FrozenSample,
  isCopy,
  isSample,
  hashOf,
} from "../../src/content/sample/frozen-sample";
import { CommandError } from "../../src/lib/command-error";
import { reworded } from "./rewordings";

/** Where they are kept. */
export const FROZEN_SAMPLE_FILE = "src/content/sample/frozen-sample.json";

/** What a pharmacy without these things reads is the sample's, too. */
const WITHOUT: readonly FeatureKey[][] = [
  [],
  ["since"],
  ["fax"],
  ["email"],
  ["fax", "email"],
  ["storefrontUrl"],
  ["bookingUrl"],
  ["storefrontUrl", "bookingUrl"],
  ["contactForm"],
  ["email", "contactForm"],
  ["otc"],
  ["equipment"],
  ["otc", "equipment"],
  ["since", "equipment"],
];

const sorted = (hashes: readonly string[]) => [...new Set(hashes)].sort().join(" ");

/**
 * Freezes the sample as it stands.
 *
 * @param rootFolder the project's folder
 * @throws CommandError when `data/` is a real pharmacy's
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
    // Holidays are called the same everywhere.
    .filter((text) => isCopy(text) && text.path[0] !== "specialHours")
    .flatMap(({ text }) => WITHOUT.flatMap((absent) => reworded(text.trim(), absent) ?? []));
  const pictures = [
    ...content.pictureNames.map((name) => join("data", name)),
    "static/logo.svg",
  ].map((path) => readFileSync(join(rootFolder, path)));
  return {
    shortName,
    ...address,
    ...location,
    texts: sorted(texts.map(hashOf)),
    pictures: sorted(pictures.map(hashOf)),
  };
}
