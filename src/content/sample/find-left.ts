/** Finds texts and pictures of the sample in the site of a pharmacy. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { counted } from "../../lib/messages";
import type { ContentText } from "../read/content-file";
import type { ReadContent } from "../read/load-content";
import { IMAGE_FIELD_TYPES } from "../schema/field-types";
import { frozenSample, isCopy, isSample, hashOf, hashOfPicture } from "./frozen-sample";

/** Text or picture that equals one of the sample. */
export interface SampleLeft {
  kind: "text" | "picture";
  /** Path of the YAML file that contains or names it, or of the picture itself. */
  file: string;
  /** Line, from 1. Absent for the logo. */
  line?: number;
  /** The text, or the name of the picture. */
  shown: string;
}

/** List of what is left of the sample, in the project folder. Git ignores it. */
export const LEFT_FILE = "sample-left.txt";

const hashesIn = (hashes: string): ReadonlySet<string> => new Set(hashes.split(" "));
const textHashes = hashesIn(frozenSample.texts);
const pictureHashes = hashesIn(frozenSample.pictures);

/** True for a text of the sample. */
export const isSampleText = (found: ContentText) =>
  isCopy(found) && textHashes.has(hashOf(found.text.trim()));

async function isSamplePicture(path: string): Promise<boolean> {
  const picture = await readFile(path).catch(() => undefined);
  return picture !== undefined && pictureHashes.has(hashOfPicture(path, picture));
}

/** Lists texts and pictures that equal those of the sample, by file. Empty for the sample itself. */
export async function findSampleLeft(
  { content, sources }: Pick<ReadContent, "content" | "sources">,
  rootFolder: string,
): Promise<SampleLeft[]> {
  if (!content.pharmacy || isSample(content.pharmacy.value)) return [];
  const left: SampleLeft[] = [];
  const add = (kind: SampleLeft["kind"], { file, path, text }: ContentText) => {
    const source = sources.get(file);
    const line = source?.lineAndColumn(source.offsetOf(path)).line;
    left.push({ kind, file, line, shown: text });
  };
  for (const found of content.texts) {
    if (isSampleText(found)) add("text", found);
    const isPicture = IMAGE_FIELD_TYPES.includes(found.fieldType);
    if (isPicture && (await isSamplePicture(join(rootFolder, "data", found.text)))) {
      add("picture", found);
    }
  }
  const logo = content.logo && `static/${content.logo.file}`;
  if (logo && (await isSamplePicture(join(rootFolder, logo)))) {
    left.push({ kind: "picture", file: logo, shown: "the logo" });
  }
  return left;
}

/** Returns `12 texts and 1 picture`. Leaves out zero counts. */
export function countLeft(left: readonly SampleLeft[]): string {
  const count = (kind: SampleLeft["kind"]) => {
    const number = left.filter((found) => found.kind === kind).length;
    return number === 0 ? [] : counted(number, kind);
  };
  return [count("text"), count("picture")].flat().join(" and ");
}
