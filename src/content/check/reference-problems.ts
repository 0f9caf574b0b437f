/** Names in the content that must lead somewhere: pictures, pages and parts of pages. */
import type { ContentFileText } from "./content-file-text";
import type { ContentProblem } from "./content-problem";
import { nearest } from "./nearest";
import { pictureFault } from "./picture-problems";
import type { SitePages } from "./site-pages";
import type { VisitedText } from "./visit-texts";

/** What exists beside the file that is being checked. */
export interface Surroundings {
  dataFolder: string;
  pages: SitePages;
  /** The pictures in `data/images/`, as content names them. */
  pictures: readonly string[];
}

type ProblemAt = (message: string, fix: string) => ContentProblem;

function pathProblem(path: string, { pages }: Surroundings, problem: ProblemAt): ContentProblem[] {
  const [page = "", part] = path.split("#");
  const parts = pages.get(page);
  if (!parts) {
    const meant = nearest(page, [...pages.keys()]);
    return [
      problem(
        `There is no page ${page} on this site.`,
        meant ? `Did you mean "${meant}"?` : `The pages are: ${[...pages.keys()].join(", ")}.`,
      ),
    ];
  }
  if (part === undefined || parts.includes(part)) return [];
  const meant = nearest(part, parts);
  return [
    problem(
      `The page ${page} has no part #${part}.`,
      meant ? `Did you mean "${page}#${meant}"?` : `Link to the page as a whole: "${page}".`,
    ),
  ];
}

/** Pictures and pages that a file names and that do not exist or cannot be used. */
export async function referenceProblems(
  content: ContentFileText,
  texts: readonly VisitedText[],
  surroundings: Surroundings,
): Promise<ContentProblem[]> {
  const { dataFolder, pictures } = surroundings;
  const check = async ({ path, text, kind }: VisitedText) => {
    const problem: ProblemAt = (message, fix) => content.problemWith(path, message, fix);
    if (kind === "path") return pathProblem(text, surroundings, problem);
    if (kind !== "picture-file") return [];
    const fault = await pictureFault(dataFolder, text, pictures);
    return fault ? [problem(fault.message, fault.fix)] : [];
  };
  return (await Promise.all(texts.map(check))).flat();
}
