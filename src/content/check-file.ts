/** Checks one file by the rules that need no other file, as browsers can. */
import { type Names, type Problem, yamlNames } from "./problem";
import { contentFile } from "./read/content-file";
import { syntaxProblems } from "./read/syntax-problems";
import { YamlSource } from "./read/yaml-source";
import { duplicateEntries } from "./rules/addresses";
import { type CheckedFiles, findProblems, type Rule } from "./rules/rule";
import { invalidValues } from "./rules/schema";
import { textMistakes, writtenTexts } from "./rules/texts";
import { contentTypeAt } from "./schema/content-files";

/** Rules that need no other file than the one that they check. */
export const FILE_RULES: readonly Rule<CheckedFiles>[] = [
  invalidValues,
  writtenTexts,
  textMistakes,
  duplicateEntries,
];

/**
 * Returns the mistakes in a file that are visible without the other files.
 *
 * @param path path below `data/`
 * @param names how messages name values
 */
export function checkFile(path: string, text: string, names: Names = yamlNames): Problem[] {
  const type = contentTypeAt(path);
  if (!type) return [];
  const source = new YamlSource(`data/${path}`, text);
  const syntax = syntaxProblems(source);
  if (syntax.length > 0) return syntax;
  const file = contentFile(path, source, type);
  const content = { files: [file], texts: file.texts, names };
  const sources = new Map([[source.file, source]]);
  return findProblems(FILE_RULES, content, sources).mistakes;
}
