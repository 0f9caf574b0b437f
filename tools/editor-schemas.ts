/**
 * The JSON Schemas in `.vscode/schemas/`, made from the description in `src/content`. They are
 * committed, so that a fresh clone explains `data/` in VS Code before anything is installed.
 */
import { type ContentFile, fileFolders, singleFiles } from "../src/content/content-files";
import { jsonSchemaOf } from "../src/content/json-schema";

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
    ...Object.entries(singleFiles).map(([path, type]) => editorSchema(type, `data/${path}`)),
    ...Object.entries(fileFolders).map(([folder, type]) =>
      editorSchema(type, `data/${folder}/*.yaml`),
    ),
  ];
}

const editorSchema = ({ typeName, schema }: ContentFile, describes: string): EditorSchema => ({
  file: `${SCHEMA_FOLDER}/${typeName}.json`,
  describes,
  text: `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
});
