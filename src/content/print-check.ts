import { counted } from "../lib/messages";
import { checkContent } from "./check-content";
import { formatProblems, type Problem } from "./problem";
import type { Content } from "./read/content";
import type { Drafts } from "./read/load-content";

/** Returns `1 error in 1 file`, `3 errors in 2 files`. */
function count(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${counted(problems.length, "mistake")} in ${counted(files, "file")}`;
}

/** Checks `data/`, with drafts in place of files, prints the results, and returns the content if it has no error. */
export async function printCheck(drafts?: Drafts): Promise<Content | undefined> {
  const { content, problems, warnings } = await checkContent(process.cwd(), Date.now(), drafts);
  if (warnings.length > 0) {
    console.log(
      `Please look at this. It does not stop the build:\n\n${formatProblems(warnings)}\n`,
    );
  }
  if (problems.length > 0) {
    console.error(
      `Fix this. The site cannot be built with it:\n\n${formatProblems(problems)}\n\n${count(problems)}.`,
    );
  }
  return problems.length === 0 ? content : undefined;
}
