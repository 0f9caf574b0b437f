import type * as z from "zod";
import type { Problem } from "../problem";
import type { ContentType } from "../schema/content-files";
import type { FieldType } from "../schema/field-types";
import { metaOf } from "../schema/inspect-schema";
import type { ValuePath } from "../schema/value-path";
import { valuesIn } from "../schema/walk";
import { valueOf } from "./read-yaml";
import { syntaxProblems } from "./syntax-problems";
import { YamlSource } from "./yaml-source";

/** A file that can be read as YAML, whether or not its values are valid. */
export interface ContentFile {
  /** Path below `data/`. */
  path: string;
  /** Language of a translation. Absent for a file in the default language. */
  language?: string;
  source: YamlSource;
  schema: z.ZodObject;
  /** Parsed value: see `readYaml`. */
  value: unknown;
  /** Value with trimmed texts, as pages get it, or the errors of the schema. */
  validation: z.ZodSafeParseResult<Record<string, unknown>>;
  texts: readonly ContentText[];
}

/** Validates the value of a file without syntax errors, and finds its texts. */
export function contentFile(
  path: string,
  source: YamlSource,
  { schema, language }: Pick<ContentType, "schema" | "language">,
): ContentFile {
  const value = valueOf(source.document, schema);
  const where = { file: source.file, language };
  const texts = findTexts(schema, value).map((found) => ({ ...found, ...where }));
  return { path, language, source, schema, value, validation: schema.safeParse(value), texts };
}

/** A file, or the reasons why it cannot be parsed. */
export interface ParsedFile {
  file?: ContentFile;
  problems: readonly Problem[];
  source?: YamlSource;
}

/** Parses and validates the text of the file at a path below `data/`. */
export function parsedFile(path: string, text: string, type: ContentType): ParsedFile {
  const source = new YamlSource(`data/${path}`, text);
  const problems = syntaxProblems(source);
  const file = problems.length > 0 ? undefined : contentFile(path, source, type);
  return { file, problems, source };
}

/** A text of a file, with its type and its path. */
export interface ContentText {
  path: ValuePath;
  text: string;
  fieldType: FieldType;
  file: string;
  /** Language of a translation. Absent in the default language. */
  language?: string;
}

/** Finds all texts whose schema has a field type. */
export const findTexts = (schema: z.core.$ZodType, value: unknown) =>
  valuesIn(schema, value).flatMap(({ value: text, schema: described, path }) => {
    const { fieldType } = metaOf(described);
    return typeof text === "string" && fieldType ? [{ path, text, fieldType }] : [];
  });
