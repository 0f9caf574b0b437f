/** From a file in `data/` to what it says, or to why it cannot be read. */
import { join } from "node:path";
import type { z } from "zod";
import { contentFileAt } from "../content-files";
import { ContentFileText } from "./content-file-text";
import type { ContentProblem } from "./content-problem";
import { gatsbyProblems } from "./reader-problems";
import { readText } from "./read-text";
import { syntaxProblems } from "./syntax-problems";

/** A file that can be read as YAML. */
export interface ReadFile {
  path: string;
  schema: z.ZodObject;
  content: ContentFileText;
  value: Record<string, unknown>;
}

type OpenedFile = { file: ReadFile } | { problems: ContentProblem[] };

function parsed(path: string, text: string, schema: z.ZodObject): OpenedFile {
  const content = new ContentFileText(`data/${path}`, text);
  for (const problemsOf of [syntaxProblems, gatsbyProblems]) {
    const problems = problemsOf(content);
    if (problems.length > 0) return { problems };
  }
  const value = content.document.toJS() as Record<string, unknown>;
  return { file: { path, schema, content, value } };
}

/** What was last read, by the file's path: a file is the same one until its text is another. */
const lastRead = new Map<string, { text: string; opened: OpenedFile }>();

/** @param path where the file lies below `data/` */
export async function openFile(dataFolder: string, path: string): Promise<OpenedFile> {
  const description = contentFileAt(path);
  if (!description) return { problems: [] };
  const read = await readText(`data/${path}`, join(dataFolder, path));
  if ("problem" in read) return { problems: [read.problem] };
  const { text } = read;
  const before = lastRead.get(path);
  if (before?.text === text) return before.opened;
  const opened = parsed(path, text, description.schema);
  lastRead.set(path, { text, opened });
  return opened;
}
