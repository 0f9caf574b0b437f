import { checkContent } from "../src/content/check/check-content";
import { formatProblems } from "../src/content/check/format-problems";

/**
 * Checks `data/` and prints what is wrong with it.
 *
 * @returns whether the site can be built from it
 */
export async function contentIsSound(): Promise<boolean> {
  const { problems, warnings } = await checkContent(process.cwd());
  if (warnings.length > 0) console.log(formatProblems(warnings));
  if (problems.length > 0) console.error(formatProblems(problems));
  return problems.length === 0;
}
