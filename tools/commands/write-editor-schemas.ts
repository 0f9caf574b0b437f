/** `npm run schemas`: renews what VS Code knows about the files in `data/`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { editorSchemas, SCHEMA_FOLDER } from "../editor-schemas";
import { runCommand } from "../command-line/run-command";

const SETTINGS = ".vscode/settings.json";

runCommand(async () => {
  const schemas = editorSchemas();
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const { file, text } of schemas) writeFileSync(file, text);

  const settings = JSON.parse(readFileSync(SETTINGS, "utf8")) as Record<string, unknown>;
  const describes = schemas.map(({ file, describes }) => [`./${file}`, describes]);
  settings["yaml.schemas"] = Object.fromEntries(describes);
  const style = { ...(await resolveConfig(SETTINGS)), filepath: SETTINGS };
  writeFileSync(SETTINGS, await format(JSON.stringify(settings, null, 2), style));

  console.log(
    `${schemas.length} schemas are in ${SCHEMA_FOLDER}/. Commit .vscode/ with your change.`,
  );
  return 0;
});
