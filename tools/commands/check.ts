/** `npm run check`: checks `data/`. With `--watch`, checks again after every change. */
import { once } from "node:events";
import { printCheck } from "../../src/content/print-check";
import { writeEditorSchemas } from "../../src/content/schema/json-schema";
import { watchContent } from "../../src/gatsby/develop/watch-content";
import { readOptions } from "../command-line/options";
import { runCommand } from "../command-line/run-command";

runCommand(async () => {
  const { watch } = readOptions({ watch: { type: "boolean" } });
  writeEditorSchemas();
  const endWatch = watch ? await watchContent() : undefined;
  const isValid = await printCheck();
  if (isValid) console.log("The content in data/ is valid.");
  if (!endWatch) return isValid ? 0 : 1;

  console.log("\nEvery change in data/ is checked from now on. Stop with Ctrl+C.");
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await endWatch();
  return 0;
});
