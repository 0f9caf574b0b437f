/** `npm run edit`: the editing screen for the files in `data/`, on this machine alone. */
import { existsSync } from "node:fs";
import detectPort from "detect-port";
import { printCheck } from "../../src/content/print-check";
import { watchContent } from "../../src/gatsby/build/watch-content";
import { gitBackend, localBackend } from "../../src/gatsby/editing-screen/editor-backend";
import { showPagesToBe } from "../server/pages-to-be";
import { Saves } from "../server/saves";
import { startScreen } from "../server/start-screen";
import { loadEnvironment } from "../../src/gatsby/environment/load-environment";
import { readOptions } from "../command-line/options";
import { choosePort } from "../command-line/ports";
import { CommandError } from "../../src/lib/command-error";
import { runCommand, untilStopped } from "../command-line/run-command";

const USUAL_PORT = 8900;

const PAGES_PORT = 8950;

/** Where `npm start` shows the site. */
const NPM_START = "http://localhost:8000/";

runCommand(async () => {
  const { port: wantedPort } = readOptions({ port: { type: "string" } });
  if (!existsSync(".git")) {
    throw new CommandError(
      "The editing screen only opens a Git clone. To make one of this folder, run: git init",
    );
  }
  loadEnvironment("development");
  const pages = await showPagesToBe({ usual: NPM_START, port: await detectPort(PAGES_PORT) });
  const saves = new Saves(process.cwd());
  const screen = await startScreen({
    port: await choosePort(wantedPort ?? process.env.PORT, USUAL_PORT),
    backend: gitBackend(process.env) ?? localBackend(process.cwd()),
    siteUrl: NPM_START,
    pages,
    saves,
  });
  console.log(instructions(screen.url));
  if (await printCheck()) console.log("The content in data/ is valid.\n");
  await watchContent(() => {
    saves.record();
    void screen.renew();
  });

  await untilStopped();
  pages.stop();
  await screen.close();
  process.exit(0);
});

const instructions = (url: string) => `
The editing screen is at ${url}

  1. Open that address in Chrome or Edge.
  2. Press "Work with Local Repository".
  3. Choose the folder ${process.cwd()}
     and let the browser edit files in it.

What you save is checked, and written to data/ at once. The screen explains mistakes,
and "See the page" opens the page as it will be, also before you save.
Stop with Ctrl+C.
`;
