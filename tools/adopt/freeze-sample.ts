/** Hashes of the sample, by which the check finds what is left of it in the site of a pharmacy. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../src/content/read/load-content";
import {
  type FrozenSample,
  isCopy,
  isSample,
  hashOf,
  hashOfPicture,
} from "../../src/content/sample/frozen-sample";
import { CommandError } from "../../src/lib/command-error";

export const FROZEN_SAMPLE_FILE = "src/content/sample/frozen-sample.json";

const sorted = (hashes: readonly string[]) => [...new Set(hashes)].sort().join(" ");

/** Computes the hashes of the sample in `data/`. Throws `CommandError` if `data/` is not the sample. */
export async function freezeSample(rootFolder: string): Promise<FrozenSample> {
  const { content } = await loadContent(rootFolder);
  if (!content.pharmacy || !isSample(content.pharmacy.value)) {
    throw new CommandError(
      "Only the sample can be frozen: its website in data/pharmacy.yaml ends in .example.",
    );
  }
  const { shortName, address } = content.pharmacy.value;
  const texts = content.texts
    // Names of holidays are the same everywhere.
    .filter((text) => isCopy(text) && text.path[0] !== "specialHours")
    .map(({ text }) => text.trim());
  const pictures = [
    ...content.pictureNames.map((name) => join("data", name)),
    "static/logo.svg",
  ].map((path) => hashOfPicture(path, readFileSync(join(rootFolder, path))));
  return {
    shortName,
    street: address.street,
    texts: sorted(texts.map(hashOf)),
    pictures: sorted(pictures),
  };
}
