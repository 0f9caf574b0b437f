/** What `npm run update-data` would write. */
import { Document, parseDocument } from "yaml";
import { addedFiles } from "../../src/content/migrations/additions";
import { addNewKeys, migrate } from "../../src/content/migrations/update-document";
import { loadContent } from "../../src/content/read/load-content";
import { formatProblems } from "../../src/content/report/format-problems";
import { locateProblem } from "../../src/content/report/locate-problem";
import { fileNameProblems } from "../../src/content/rules/file-names";
import { CommandError } from "../../src/lib/command-error";
import { printYaml } from "../../src/content/print-yaml";

/** A file that an older version wrote, or did not have. */
export interface DataUpdate {
  /** Below `data/`. */
  path: string;
  /** What it says; of a new file, nothing. */
  before: string;
  after: string;
  /** What changes, sentence by sentence. */
  explanations: string[];
}

function updateOf(path: string, before: string): DataUpdate[] {
  const document = parseDocument(before);
  const made = migrate(path, document);
  const added = addNewKeys(path, document);
  const explanations = [
    ...made.map(({ explanation }) => explanation),
    ...added.map((it) => `New in version ${it.version}: ${it.path.join(", ")}.`),
  ];
  return explanations.length > 0
    ? [{ path, before, after: printYaml(document), explanations }]
    : [];
}

/**
 * Every file of `data/` that is not yet as today's version wants it.
 *
 * @param rootFolder the project's folder
 * @throws CommandError when a file cannot be read, which says why
 */
export async function dataUpdates(rootFolder: string): Promise<DataUpdate[]> {
  const { content, unreadable, sources } = await loadContent(rootFolder);
  if (unreadable.length > 0) {
    const located = unreadable.map((it) => locateProblem(it, sources.get(it.file)));
    throw new CommandError(
      `${formatProblems(located)}\n\nCorrect this first. Nothing was written.`,
    );
  }
  // Not every site needs every file; the check knows.
  const named = fileNameProblems(content).map((problem) => problem.file);
  const newFiles = addedFiles
    .filter(({ file }) => !content.yamlPaths.includes(file) && named.includes(`data/${file}`))
    .map(({ version, file, value }) => ({
      path: file,
      before: "",
      after: printYaml(new Document(value)),
      explanations: [`New in version ${version}.`],
    }));
  return [...content.files.flatMap(({ path, source }) => updateOf(path, source.text)), ...newFiles];
}
