/** Loads one file of `data/`, or explains why it cannot be parsed. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { Problem } from "../problem";
import { type ContentType, contentTypeAt } from "../schema/content-files";
import { parseGatsbyYaml } from "./gatsby-yaml";
import { syntaxProblems } from "./syntax-problems";
import { YamlSource } from "./yaml-source";
import type { FieldType } from "../schema/field-types";
import { metaOf, schemaIn } from "../schema/inspect-schema";
import type { ValuePath } from "../schema/value-path";

/** A file that can be read as YAML, whether or not its values are valid. */
export interface ContentFile {
  /** Path below `data/`. */
  path: string;
  /** Language of a translation. Absent for a file in the default language. */
  language?: string;
  source: YamlSource;
  schema: z.ZodObject;
  /** Parsed value, as Gatsby reads it. */
  value: unknown;
  /** Value with trimmed texts, as pages get it, or the errors of the schema. */
  validation: z.ZodSafeParseResult<Record<string, unknown>>;
  texts: readonly ContentText[];
}

/** A file, or the reasons why it cannot be parsed. */
export type LoadedFile = { file: ContentFile } | { problems: Problem[]; source?: YamlSource };

function parsed(path: string, text: string, { schema, language }: ContentType): LoadedFile {
  const source = new YamlSource(`data/${path}`, text);
  const problems = syntaxProblems(source);
  if (problems.length > 0) return { problems, source };
  const value = parseGatsbyYaml(text);
  const texts = findTexts(schema, value).map((found) => ({
    ...found,
    file: source.file,
    language,
  }));
  const validation = schema.safeParse(value);
  return { file: { path, language, source, schema, value, validation, texts } };
}

/** Last result for each path. Unchanged files are not parsed again: `npm start` checks on every save. */
const lastLoaded = new Map<string, { text: string; loaded: LoadedFile }>();

/** Reads and validates the file at a path below `data/`. */
export async function loadFile(dataFolder: string, path: string): Promise<LoadedFile> {
  const type = contentTypeAt(path);
  if (!type) return { problems: [] };
  const text = await readFile(join(dataFolder, path), "utf8").catch(() => undefined);
  if (text === undefined) {
    const message = "This file cannot be opened.";
    const fix = "Close other programs that use it, and make sure that you may read it.";
    return { problems: [{ file: `data/${path}`, message, fix }] };
  }
  const before = lastLoaded.get(path);
  if (before?.text === text) return before.loaded;
  const loaded = parsed(path, text, type);
  lastLoaded.set(path, { text, loaded });
  return loaded;
}

/** A text of a file, with its type and its path. */
export interface FoundText {
  path: ValuePath;
  text: string;
  fieldType: FieldType;
}

/** A text, with its file. */
export interface ContentText extends FoundText {
  file: string;
  /** Language of a translation. Absent in the default language. */
  language?: string;
}

/** Finds all texts whose schema has a field type. */
export function findTexts(
  schema: z.core.$ZodType,
  value: unknown,
  path: ValuePath = [],
): FoundText[] {
  if (typeof value === "string") {
    const { fieldType } = metaOf(schema);
    return fieldType ? [{ path, text: value, fieldType }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const part = schemaIn(schema, key, value);
    const step = Array.isArray(value) ? Number(key) : key;
    return part ? findTexts(part, entry, [...path, step]) : [];
  });
}
