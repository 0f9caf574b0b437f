/** From a file in `data/` to what it says, or to why it cannot be read. */
import { join } from "node:path";
import type { z } from "zod";
import type { Problem } from "../problem";
import { contentTypeAt } from "../schema/content-files";
import { type ContentText, findTexts } from "./find-texts";
import { readAsGatsby } from "./read-as-gatsby";
import { readText } from "./read-text";
import { syntaxProblems } from "./syntax-problems";
import { YamlSource } from "./yaml-source";

/** A file that can be read as YAML, whether or not what it says is valid. */
export interface ContentFile {
  /** Its place below `data/`. */
  path: string;
  source: YamlSource;
  schema: z.ZodObject;
  /** What the check reads in it. */
  value: unknown;
  /** What Gatsby reads in it. */
  gatsbyValue: unknown;
  /** Its values as pages get them, without spaces around them; or what of them is not valid. */
  validation: z.ZodSafeParseResult<Record<string, unknown>>;
  texts: readonly ContentText[];
}

/** A file, or why it cannot be read. */
export type LoadedFile = { file: ContentFile } | { problems: Problem[]; source?: YamlSource };

function parsed(path: string, text: string, schema: z.ZodObject): LoadedFile {
  const source = new YamlSource(`data/${path}`, text);
  const problems = syntaxProblems(source);
  if (problems.length > 0) return { problems, source };
  const gatsby = readAsGatsby(source);
  if ("problems" in gatsby) return { problems: gatsby.problems, source };
  const value: unknown = source.document.toJS();
  return {
    file: {
      path,
      source,
      schema,
      value,
      gatsbyValue: gatsby.value,
      validation: schema.safeParse(value),
      texts: findTexts(schema, value).map((text) => ({ ...text, file: source.file })),
    },
  };
}

/** What was last read, by the file's path: a file is the same one until its text is another. */
const lastLoaded = new Map<string, { text: string; loaded: LoadedFile }>();

/** @param path where the file lies below `data/` */
export async function loadFile(dataFolder: string, path: string): Promise<LoadedFile> {
  const type = contentTypeAt(path);
  if (!type) return { problems: [] };
  const read = await readText(`data/${path}`, join(dataFolder, path));
  if ("problem" in read) return { problems: [read.problem] };
  const { text } = read;
  const before = lastLoaded.get(path);
  if (before?.text === text) return before.loaded;
  const loaded = parsed(path, text, type.schema);
  lastLoaded.set(path, { text, loaded });
  return loaded;
}
