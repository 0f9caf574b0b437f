/** `npm run schemas`: renews what VS Code knows about the files in `data/`. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { editorSchemas, SCHEMA_FOLDER } from "./editor-schemas";
import { runCommand } from "./run-command";

runCommand(() => {
  const schemas = editorSchemas();
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const { file, text } of schemas) writeFileSync(file, text);
  console.log(`${schemas.length} schemas are in ${SCHEMA_FOLDER}/. Commit them with your change.`);
  return Promise.resolve(0);
});
