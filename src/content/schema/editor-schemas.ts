/** Schemas of `data/` for VS Code. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { contentTypes, isFolderType } from "./content-files";
import { jsonSchemaOf } from "./json-schema";

/** JSON Schema for VS Code. */
interface EditorSchema {
  /** Path below the repository; `.vscode/settings.json` has the same one. */
  file: string;
  /** Glob of the files that the schema describes. */
  describes: string;
  text: string;
}

/** Returns one schema per type of content file. */
export const editorSchemas = (): EditorSchema[] =>
  contentTypes.map((type) => ({
    file: `.vscode/schemas/${type.typeName}.json`,
    describes: `data/${type.path}${isFolderType(type) ? "/*.yaml" : ""}`,
    text: `${JSON.stringify(jsonSchemaOf(type.schema), null, 2)}\n`,
  }));

/** Writes the schemas of `data/` for VS Code. Git ignores them. */
export function writeEditorSchemas(): void {
  for (const { file, text } of editorSchemas()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
