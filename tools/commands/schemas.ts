/**
 * `npm run schemas`: writes what the description of `data/` in `src/content/schema` means to VS Code
 * and to GraphQL.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { printContentSchema } from "../../src/gatsby/schema/print-content-types";
import { editorSchemas, SCHEMA_FOLDER } from "../content/editor-schemas";
import { runCommand } from "../command-line/run-command";
import { writeJson } from "../command-line/write-json";

const SETTINGS = ".vscode/settings.json";
const GRAPHQL_SCHEMA = "src/gatsby/schema.graphql";

runCommand(async () => {
  const schemas = editorSchemas();
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const { file, text } of schemas) writeFileSync(file, text);

  const settings = JSON.parse(readFileSync(SETTINGS, "utf8")) as Record<string, unknown>;
  const describes = schemas.map(({ file, describes }) => [`./${file}`, describes]);
  settings["yaml.schemas"] = Object.fromEntries(describes);
  await writeJson(SETTINGS, settings);

  writeFileSync(GRAPHQL_SCHEMA, printContentSchema());

  console.log(
    `${schemas.length} schemas for VS Code are in ${SCHEMA_FOLDER}/, and the GraphQL types are in ${GRAPHQL_SCHEMA}. Commit them with your change.`,
  );
  return 0;
});
