/** Which texts and pictures of the sample a site still shows. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentText } from "../read/find-texts";
import type { ReadContent } from "../read/load-content";
import { onceForEach } from "../once-for-each";
import { IMAGE_FIELD_TYPES } from "../schema/field-types";
import { frozenSample, isCopy, isSample, markOf } from "./frozen-sample";

/** A text or a picture that is as the sample had it. */
export interface SampleLeft {
  kind: "text" | "picture";
  /** The file that shows it, below the project, or that is it. */
  file: string;
  /** From 1. Absent when the file itself is what was left. */
  line?: number;
  /** The text, or the picture's name. */
  shown: string;
}

const marksIn = (marks: string): ReadonlySet<string> => new Set(marks.split(" "));
const textMarks = marksIn(frozenSample.texts);
const pictureMarks = marksIn(frozenSample.pictures);

const isSampleText = onceForEach(
  (it: ContentText) => isCopy(it) && textMarks.has(markOf(it.text.trim())),
);

async function isSamplePicture(path: string): Promise<boolean> {
  const picture = await readFile(path).catch(() => undefined);
  return picture !== undefined && pictureMarks.has(markOf(picture));
}

/**
 * Everything of the sample that a pharmacy's site still shows, file by file. The sample itself shows
 * nothing else, and nothing is said of it.
 *
 * @param rootFolder the project's folder
 */
export async function findSampleLeft(
  { content, sources }: Pick<ReadContent, "content" | "sources">,
  rootFolder: string,
): Promise<SampleLeft[]> {
  if (!content.pharmacy || isSample(content.pharmacy.value)) return [];
  const left: SampleLeft[] = [];
  const note = (kind: SampleLeft["kind"], { file, path, text }: ContentText) => {
    const source = sources.get(file);
    const line = source?.lineAndColumn(source.offsetOf(path)).line;
    left.push({ kind, file, line, shown: text });
  };
  for (const it of content.texts) {
    if (isSampleText(it)) note("text", it);
    const isPicture = IMAGE_FIELD_TYPES.includes(it.fieldType);
    if (isPicture && (await isSamplePicture(join(rootFolder, "data", it.text)))) {
      note("picture", it);
    }
  }
  const logo = content.logo && `static/${content.logo.file}`;
  if (logo && (await isSamplePicture(join(rootFolder, logo)))) {
    left.push({ kind: "picture", file: logo, shown: "the logo" });
  }
  return left;
}

/** `12 texts and 1 picture`; what there is none of is left out. */
export function countLeft(left: readonly SampleLeft[]): string {
  const count = (kind: SampleLeft["kind"]) => {
    const number = left.filter((it) => it.kind === kind).length;
    return number === 0 ? [] : `${number} ${kind}${number === 1 ? "" : "s"}`;
  };
  return [count("text"), count("picture")].flat().join(" and ");
}
