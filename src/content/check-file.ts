/** Checks one file by the rules that need no other file, as browsers can. */
import { onceFor } from "../lib/once-for";
import { type Names, yamlNames } from "./problem";
import { type ContentFile, parsedFile } from "./read/content-file";
import { duplicateEntries } from "./rules/addresses";
import { type CheckedFiles, findProblems, type Found, type Rule } from "./rules/rule";
import { invalidValues } from "./rules/schema";
import { lostLines, textErrors, writtenTexts } from "./rules/texts";
import { contentTypeAt } from "./schema/content-files";

const RULES: readonly Rule<CheckedFiles>[] = [
  invalidValues,
  writtenTexts,
  textErrors,
  lostLines,
  duplicateEntries,
];

/** Returns what these rules find in a file, once for each file: this halves the time of the next check. */
export const findingsIn = onceFor((names: Names) =>
  onceFor((file: ContentFile) =>
    findProblems(
      RULES,
      { files: [file], texts: file.texts, names },
      new Map([[file.source.file, file.source]]),
    ),
  ),
);

/** Returns what is wrong in a file, by its path below `data/`, as far as it is visible without the other files. */
export function checkFile(path: string, text: string, names: Names = yamlNames): Found {
  const type = contentTypeAt(path);
  const { file, problems = [] } = type ? parsedFile(path, text, type) : {};
  return file ? findingsIn(names)(file) : { errors: [...problems], warnings: [] };
}
