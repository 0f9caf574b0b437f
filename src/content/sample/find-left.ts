/** Finds texts and pictures of the sample in the site of a pharmacy. */
import { counted } from "../../lib/messages";
import { namesInBraces, withoutFacts } from "../facts";
import { optionalFacts } from "../schema/features";
import { withoutSentences } from "../languages/leave-out";
import type { ContentText } from "../read/content-file";
import type { ReadContent } from "../read/load-content";
import { type FieldType, IMAGE_FIELD_TYPES } from "../schema/field-types";
import { isSample } from "./sample-facts";

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

/** The sample of the version that a site has. */
export interface VersionSample {
  texts: ReadonlySet<string>;
  /** True for a picture of the site, by its path in the project, that is the sample's. */
  isPicture: (path: string) => boolean;
}

const PATIENTS_READ: readonly FieldType[] = ["text", "label"];

/** True if patients read a text as written: not a code, and not only a fact. */
export const isCopy = ({ fieldType, text }: { fieldType?: FieldType; text: string }) =>
  fieldType !== undefined && PATIENTS_READ.includes(fieldType) && withoutFacts(text).trim() !== "";

/** Returns a text of the sample, and how an adopted site has it without the sentences about a fact. */
export function variantsOf(text: string, language: string): string[] {
  const shorter = namesInBraces(text)
    .filter((name) => name in optionalFacts)
    .map((name) => withoutSentences(text, (fact) => fact === name, language));
  return [text.trim(), ...shorter.filter((variant) => variant !== "")];
}

/** Lists texts and pictures that equal those of the sample, by file. Empty for the sample itself. */
export function findSampleLeft(
  { content, sources }: Pick<ReadContent, "content" | "sources">,
  { texts, isPicture }: VersionSample,
): SampleLeft[] {
  if (!content.pharmacy || isSample(content.pharmacy.value)) return [];
  const left: SampleLeft[] = [];
  const add = (kind: SampleLeft["kind"], { file, path, text }: ContentText) => {
    left.push({ kind, file, line: sources.get(file)?.lineOf(path), shown: text });
  };
  for (const found of content.texts) {
    if (isCopy(found) && texts.has(found.text.trim())) add("text", found);
    if (IMAGE_FIELD_TYPES.includes(found.fieldType) && isPicture(`data/${found.text}`)) {
      add("picture", found);
    }
  }
  const logo = content.logo && `static/${content.logo.file}`;
  if (logo && isPicture(logo)) left.push({ kind: "picture", file: logo, shown: "the logo" });
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
