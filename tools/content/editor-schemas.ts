/**
 * The JSON Schemas in `.vscode/schemas/`, made from the description in `src/content/schema`. They are
 * committed, so that a fresh clone explains `data/` in VS Code before anything is installed.
 */
import { type ContentType, folders, singleFiles } from "../../src/content/schema/content-files";
import { jsonSchemaOf } from "../../src/content/schema/json-schema";

/** Where VS Code looks for the schemas, as `.vscode/settings.json` tells it. */
export const SCHEMA_FOLDER = ".vscode/schemas";

/** A schema file and the content that it describes. */
export interface EditorSchema {
  /** Its place in the repository. */
  file: string;
  /** The files in the repository that it describes, as a glob. */
  describes: string;
  /** What the schema file must say. */
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
  file: `${SCHEMA_FOLDER}/${typeName}.json`,
  describes,
  text: `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
});
