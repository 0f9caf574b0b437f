import { z } from "zod";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type ContentType, folders, singleFiles } from "./content-files";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Converts a schema to JSON Schema, with which editors complete, explain and check what is typed in
 * `data/`.
 *
 * Draft 7 is the newest that the YAML extension of VS Code supports fully. `patternErrorMessage` is a
 * keyword of that extension
 * (https://github.com/redhat-developer/yaml-language-server).
 */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => {
      delete jsonSchema.fieldType;
      delete jsonSchema.shownWith;
      const [example] = jsonSchema.examples ?? [];
      if (jsonSchema.pattern && example !== undefined) {
        jsonSchema.patternErrorMessage = `Write it like this: ${JSON.stringify(example)}.`;
      }
    },
  });
}

/** A JSON Schema for VS Code, and the content files that it describes. */
interface EditorSchema {
  /** Path in the repository, as `.vscode/settings.json` names it. */
  file: string;
  /** Glob of the files that the schema describes. */
  describes: string;
  text: string;
}

/** One schema for each type of content file. */
export function editorSchemas(): EditorSchema[] {
  return [
    ...Object.values(singleFiles).map((type) => editorSchema(type, `data/${type.path}`)),
    ...Object.values(folders).map((type) => editorSchema(type, `data/${type.path}/*.yaml`)),
  ];
}

const editorSchema = ({ typeName, schema }: ContentType, describes: string): EditorSchema => ({
  file: `.vscode/schemas/${typeName}.json`,
  describes,
  text: `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
});

/** Writes the schemas, with which VS Code checks, completes and explains `data/`. Git ignores them. */
export function writeEditorSchemas(): void {
  for (const { file, text } of editorSchemas()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
