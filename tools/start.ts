/** `npm start`: the site at a local address, changing as its files change. */
import { forgetBuild } from "./build-info";
import { printCheck } from "../src/content/print-check";
import { watchContent } from "./content/watch-content";
import { runGatsby } from "./gatsby";
import { keepValidContent, LAST_VALID_CONTENT } from "./content/last-valid-content";
import { loadEnvironment } from "./load-environment";
import { checkMailOrigin, describeMail, withOutboxUnlessKeysAreSet } from "./mail-settings";
import { readOptions } from "./options";
import { choosePort } from "./ports";
import { runCommand } from "./run-command";

const USUAL_PORT = 8000;

runCommand(async () => {
  const options = readOptions({
    port: { type: "string" },
    host: { type: "string" },
    open: { type: "boolean" },
  });
  loadEnvironment("development");
  checkMailOrigin(process.env);
  if (!(await printCheck())) return 1;

  const environment = withOutboxUnlessKeysAreSet(process.env);
  const port = await choosePort(options.port ?? process.env.PORT, USUAL_PORT);
  const args = ["--port", String(port)];
  if (options.host) args.push("--host", options.host);
  if (options.open) args.push("--open");

  console.log(`Starting the site at http://localhost:${port}/ (ready when Gatsby says so below)`);
  console.log(`${describeMail(environment)}\n`);

  forgetBuild();
  keepValidContent();
  await watchContent((isValid) => {
    if (isValid) keepValidContent();
  });
  const exitCode = await runGatsby({
    command: "develop",
    args,
    environment: { ...environment, CONTENT_FOLDER: LAST_VALID_CONTENT },
  });
  process.exit(exitCode);
});
