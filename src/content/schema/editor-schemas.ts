import { existsSync, readFileSync } from "node:fs";
import { writeChanged } from "../../lib/write-changed";
import { contentTypes, isFolderType } from "./content-files";
import { jsonSchemaOf } from "./json-schema";

/** Returns one schema per type of content file, with the glob of the files that it describes. */
export const editorSchemas = () =>
  contentTypes.map((type) => ({
    file: `.vscode/schemas/${type.typeName}.json`,
    describes: `data/${type.path}${isFolderType(type) ? "/*.yaml" : ""}`,
    text: `${JSON.stringify(jsonSchemaOf(type.schema), null, 2)}\n`,
  }));

const SETTINGS = ".vscode/settings.json";

/** Writes the schemas of `data/` for VS Code, which Git ignores, and their list into its settings. */
export function writeEditorSchemas(): void {
  const schemas = editorSchemas();
  for (const { file, text } of schemas) writeChanged(file, text);
  if (!existsSync(SETTINGS)) return;
  const names = Object.fromEntries(schemas.map(({ file, describes }) => [`./${file}`, describes]));
  const list = JSON.stringify(names, null, 2).replaceAll("\n", "\n  ");
  const settings = readFileSync(SETTINGS, "utf8");
  writeChanged(
    SETTINGS,
    settings.replace(/(?<="yaml.schemas": )\{[^}]*\}/, () => list),
  );
}
