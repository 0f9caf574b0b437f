/** Names in the content that must lead somewhere: pictures, pages, facts. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { z } from "zod";
import { factNames, unknownFacts } from "../facts";
import type { ContentFileText } from "./content-file-text";
import type { ContentProblem } from "./content-problem";
import { nearest } from "./nearest";
import { visitTexts, type VisitedText } from "./visit-texts";

/** The least width of a picture in pixels: sharp on a phone with three pixels to a point. */
export const LEAST_PICTURE_WIDTH = 1200;

/** What exists beside the file that is being checked. */
export interface Surroundings {
  dataFolder: string;
  /** The addresses of all pages. */
  pages: readonly string[];
  /** The pictures in `data/images/`, as content names them. */
  pictures: readonly string[];
}

type ProblemAt = (message: string, fix: string) => ContentProblem;

async function pictureProblem(
  picture: string,
  { dataFolder, pictures }: Surroundings,
  problem: ProblemAt,
): Promise<ContentProblem[]> {
  const path = join(dataFolder, picture);
  if (!existsSync(path)) {
    const meant = nearest(picture, pictures);
    return [
      problem(
        `There is no picture data/${picture}.`,
        meant
          ? `Did you mean "${meant}"? Otherwise put the picture there.`
          : "Put the picture there, or name another one.",
      ),
    ];
  }
  if (picture.endsWith(".svg")) return [];
  try {
    const { width = 0 } = await sharp(path).metadata();
    if (width >= LEAST_PICTURE_WIDTH) return [];
    return [
      problem(
        `The picture data/${picture} is ${width} pixels wide, too small to be sharp on a phone.`,
        `Use one that is ${LEAST_PICTURE_WIDTH} pixels wide or more.`,
      ),
    ];
  } catch {
    return [
      problem(
        `The file data/${picture} is not a picture, or it is damaged.`,
        "Save it again as JPEG, PNG, WebP or AVIF.",
      ),
    ];
  }
}

function pathProblem(path: string, { pages }: Surroundings, problem: ProblemAt): ContentProblem[] {
  const page = path.replace(/#.*$/, "");
  if (pages.includes(page)) return [];
  const meant = nearest(page, pages);
  return [
    problem(
      `There is no page ${page} on this site.`,
      meant ? `Did you mean "${meant}"?` : `The pages are: ${pages.join(", ")}.`,
    ),
  ];
}

function factProblems(text: string, problem: ProblemAt): ContentProblem[] {
  return unknownFacts(text).map((name) => {
    const meant = nearest(name, factNames);
    return problem(
      `There is no fact {${name}}.`,
      meant ? `Did you mean {${meant}}?` : `The facts are: {${factNames.join("}, {")}}.`,
    );
  });
}

/** Pictures, pages and facts that a file names and that do not exist. */
export async function referenceProblems(
  content: ContentFileText,
  schema: z.ZodObject,
  value: unknown,
  surroundings: Surroundings,
): Promise<ContentProblem[]> {
  const check = async ({ path, text, kind }: VisitedText) => {
    const problem: ProblemAt = (message, fix) => content.problemWith(path, message, fix);
    if (kind === "picture-file") return pictureProblem(text, surroundings, problem);
    if (kind === "path") return pathProblem(text, surroundings, problem);
    if (kind === "text" || kind === "ready-time") return factProblems(text, problem);
    return [];
  };
  return (await Promise.all(visitTexts(schema, value).map(check))).flat();
}
