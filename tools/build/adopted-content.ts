import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeChanged } from "../../src/lib/write-changed";
import { adoptContent } from "../adopt/adopt-site";
import { readAllAnswers } from "../adopt/answers";
import { contentFilesIn, copyContent } from "./content-files";

const ADOPTED_SITES = "__tests__/adopted-sites";

export const adoptedSites = readdirSync(ADOPTED_SITES);

/** Time at which the sites are adopted. Their special hours are those of the holidays after it. */
export const ADOPTED_AT = Date.parse("2026-11-22T18:00:00Z");

/**
 * Writes the content of an adopted site, and returns its folder: what `npm run adopt -- answers.yaml` makes of the
 * sample, and then the files that the pharmacy changed.
 */
export async function writeAdoptedContent(name: string): Promise<string> {
  const root = join(ADOPTED_SITES, name);
  const answersFile = join(root, "answers.yaml");
  const result = readAllAnswers(answersFile, readFileSync(answersFile, "utf8"));
  if (!("answers" in result)) throw new Error(JSON.stringify(result.problems));
  const folder = join("test-results/adopted-content", name);
  rmSync(folder, { recursive: true, force: true });
  copyContent(folder);
  await adoptContent(folder, result.answers, ADOPTED_AT);
  for (const path of contentFilesIn(root))
    writeChanged(join(folder, path), readFileSync(join(root, path)));
  return folder;
}
