/** Reads all of `data/` and says everything that is wrong with it, in one go. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { servicePath } from "../../lib/paths";
import { contentFileAt } from "../content-files";
import { ContentFileText } from "./content-file-text";
import type { ContentProblem } from "./content-problem";
import { folderProblems } from "./folder-problems";
import { referenceProblems, type Surroundings } from "./reference-problems";
import { sameOrderProblems } from "./same-order-problems";
import { staleDayWarnings } from "./stale-day-warnings";
import { syntaxProblems } from "./syntax-problems";
import { valueProblems } from "./value-problems";

/** A file whose every value meets its description. */
export interface SoundFile {
  path: string;
  content: ContentFileText;
  value: Record<string, unknown>;
}

export interface CheckResult {
  /** Mistakes that stop the build. */
  problems: ContentProblem[];
  /** Things to look at that do not stop it. */
  warnings: ContentProblem[];
}

const isYaml = (path: string) => /\.ya?ml$/.test(path);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

/** The pages that have a file of their own in `src/pages`. */
async function writtenPages(rootFolder: string): Promise<string[]> {
  const files = await readdir(join(rootFolder, "src/pages"));
  return files
    .map((file) => file.replace(/\.tsx$/, ""))
    .filter((name) => name !== "404")
    .map((name) => (name === "index" ? "/" : `/${name}/`));
}

async function lookAround(rootFolder: string, paths: readonly string[]): Promise<Surroundings> {
  const services = paths
    .filter((path) => path.startsWith("services/") && isYaml(path))
    .map((path) => servicePath(path.replace(/^services\//, "").replace(/\.ya?ml$/, "")));
  return {
    dataFolder: join(rootFolder, "data"),
    pages: [...(await writtenPages(rootFolder)), ...services],
    pictures: paths.filter((path) => path.startsWith("images/")),
  };
}

/**
 * Checks the content.
 *
 * @param rootFolder the project's folder, which holds `data` and `src`
 * @param today the day from which past dates count, `YYYY-MM-DD`
 */
export async function checkContent(
  rootFolder: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<CheckResult> {
  const paths = await filesBelow(join(rootFolder, "data"));
  const yamlPaths = paths.filter(isYaml);
  const surroundings = await lookAround(rootFolder, paths);
  const problems = folderProblems(yamlPaths);
  const sound: SoundFile[] = [];

  for (const path of yamlPaths) {
    const description = contentFileAt(path);
    if (!description) continue;
    const text = await readFile(join(rootFolder, "data", path), "utf8");
    const content = new ContentFileText(`data/${path}`, text);
    const unreadable = syntaxProblems(content);
    if (unreadable.length > 0) {
      problems.push(...unreadable);
      continue;
    }
    const value = content.document.toJS() as Record<string, unknown>;
    const wrong = valueProblems(content, description.schema, value);
    problems.push(
      ...wrong,
      ...(await referenceProblems(content, description.schema, value, surroundings)),
    );
    if (wrong.length === 0) sound.push({ path, content, value });
  }

  problems.push(...sameOrderProblems(sound));
  return { problems, warnings: staleDayWarnings(sound, today) };
}
