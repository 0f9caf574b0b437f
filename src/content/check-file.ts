/** Checks one file by the rules that need no other file, as browsers can. */
import { type Names, type Problem, yamlNames } from "./problem";
import { type ContentFile, contentFile } from "./read/content-file";
import { syntaxProblems } from "./read/syntax-problems";
import { YamlSource } from "./read/yaml-source";
import { duplicateEntries } from "./rules/addresses";
import { type CheckedFiles, findProblems, type Found, type Rule } from "./rules/rule";
import { invalidValues } from "./rules/schema";
import { textMistakes, writtenTexts } from "./rules/texts";
import { contentTypeAt } from "./schema/content-files";

/** Rules that need no other file than the one that they check. */
const FILE_RULES: readonly Rule<CheckedFiles>[] = [
  invalidValues,
  writtenTexts,
  textMistakes,
  duplicateEntries,
];

/** What was found in each file. Unchanged files are not checked again: `npm start` checks on every save. */
const foundBefore = new WeakMap<ContentFile, { names: Names; found: Found }>();

/** Returns what is visible in a file without the other files. */
export function foundInFile(file: ContentFile, names: Names): Found {
  const before = foundBefore.get(file);
  if (before?.names === names) return before.found;
  const content = { files: [file], texts: file.texts, names };
  const found = findProblems(FILE_RULES, content, new Map([[file.source.file, file.source]]));
  foundBefore.set(file, { names, found });
  return found;
}

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
  return foundInFile(contentFile(path, source, type), names).mistakes;
}
