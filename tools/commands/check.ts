/**
 * `npm run check`: checks `data/`; with `--watch`, after each change. `--promises` prints what the site promises.
 * `--confirm es` notes that `data/es/` is right.
 */
import { printCheck } from "../../src/content/print-check";
import { isDraft, languagesOf } from "../../src/content/languages/languages";
import { writeConfirmed } from "../../src/content/languages/confirmed";
import { describeState, translationsOf } from "../../src/content/languages/translations";
import { describePromises } from "../../src/content/offers";
import type { Content } from "../../src/content/read/content";
import { writeEditorSchemas } from "../../src/content/schema/editor-schemas";
import { watchContent } from "../../src/gatsby/build/watch-content";
import { loadEnvironment } from "../../src/gatsby/environment/load-environment";
import { CommandError } from "../../src/lib/command-error";
import { readOptions, runCommand, untilStopped } from "../command-line/command";

runCommand(async () => {
  const { watch, confirm, promises } = readOptions({
    watch: { type: "boolean" },
    confirm: { type: "string" },
    promises: { type: "boolean" },
  });
  // With the keys, the check knows whether the forms send.
  loadEnvironment("production");
  writeEditorSchemas();
  const endWatch = watch ? await watchContent() : undefined;
  const content = await printCheck();
  if (content) console.log("The content in data/ is valid.");
  if (content && promises) console.log(`\n${describePromises(content)}`);
  if (content && confirm) confirmTranslation(content, confirm);
  if (!endWatch) return content ? 0 : 1;

  console.log("\nEvery change in data/ is checked from now on. Stop with Ctrl+C.");
  await untilStopped();
  await endWatch();
  return 0;
});

function confirmTranslation(content: Content, code: string): void {
  const state = translationsOf(content).find((language) => language.code === code);
  if (!state) {
    throw new CommandError(
      `data/pharmacy.yaml names no translation "${code}". Add - code: "${code}" below languages.`,
    );
  }
  writeConfirmed("data", state);
  console.log(`data/${code}/confirmed.json has the texts of today. ${describeState(state)}.`);
  const pharmacy = content.pharmacy?.value;
  const language = pharmacy && languagesOf(pharmacy).find((one) => one.code === code);
  if (language && isDraft(language, pharmacy.website)) {
    console.log(
      `Patients do not see ${code} yet: write who confirmed it below - code: "${code}" in data/pharmacy.yaml, as confirmedBy and confirmedOn.`,
    );
  }
}
