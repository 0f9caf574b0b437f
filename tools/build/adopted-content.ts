import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { adoptContent } from "../adopt/adopt-site";
import { readAllAnswers } from "../adopt/answers";
import { ownContent } from "./assemble-site";
import { copyContent } from "./content-files";

const ADOPTED_SITES = "__tests__/adopted-sites";

export const adoptedSites = readdirSync(ADOPTED_SITES);

/** Time at which the sites are adopted. Their special hours are those of the holidays after it. */
export const ADOPTED_AT = Date.parse("2026-11-22T18:00:00Z");

/**
 * Returns the content of an adopted site. One with a file of answers is made from the sample, as
 * `npm run adopt -- answers.yaml` does; then come the files that the pharmacy changed.
 */
export async function adoptedContent(name: string) {
  const root = join(ADOPTED_SITES, name);
  const answersFile = join(root, "answers.yaml");
  if (!existsSync(answersFile)) return ownContent(root);
  const result = readAllAnswers(answersFile, readFileSync(answersFile, "utf8"));
  if (!("answers" in result)) throw new Error(JSON.stringify(result.problems));
  const folder = join("test-results/adopted-content", name);
  rmSync(folder, { recursive: true, force: true });
  copyContent(folder);
  await adoptContent(folder, result.answers, ADOPTED_AT);
  return new Map([...ownContent(folder), ...ownContent(root)]);
}
