/** `npm run edit`: the editing screen for the files in `data/`, on this machine alone. */
import { spawnSync } from "node:child_process";
import detectPort from "detect-port";
import { printCheck } from "../../src/content/print-check";
import { watchContent } from "../../src/gatsby/build/watch-content";
import { showPagesToBe } from "../server/pages-to-be";
import { isScreenRunning, startScreen } from "../server/start-screen";
import { loadEnvironment } from "../../src/gatsby/environment/load-environment";
import { readOptions, runCommand, untilStopped } from "../command-line/command";
import { choosePort } from "../command-line/ports";
import { openBrowser } from "../start/open-browser";
import { placeNotes } from "../start/place-notes";

/** Where `npm start` shows the site. */
const NPM_START = "http://localhost:8000/";

const USUAL_PORT = 8900;

runCommand(async () => {
  const options = readOptions({
    port: { type: "string" },
    open: { type: "boolean" },
  });
  loadEnvironment("development");
  const wanted = options.port ?? process.env.PORT;
  const usual = `http://localhost:${wanted ?? USUAL_PORT}/`;
  // A second one would list each change twice.
  if (await isScreenRunning(usual, process.cwd())) {
    console.log(`The editing screen is already running: ${usual}`);
    if (options.open) openBrowser(usual);
    return 0;
  }
  const pages = await showPagesToBe({ usual: NPM_START, port: await detectPort(8950) });
  const port = await choosePort(wanted, USUAL_PORT);
  const screen = await startScreen(port, { project: process.cwd(), pages });
  console.log(instructions(screen.url));
  const hasGit = spawnSync("git", ["--version"]).status === 0;
  for (const note of placeNotes(process.cwd(), hasGit)) console.log(`${note}\n`);
  if (options.open) openBrowser(screen.url);
  if (await printCheck()) console.log("The content in data/ is valid.\n");
  await watchContent(() => screen.renew());

  await untilStopped();
  pages.stop();
  await screen.close();
  process.exit(0);
});

const instructions = (url: string) => `
Open the editing screen in any browser: ${url}

What you save is checked, and written to data/ at once. The screen explains mistakes,
and "See the page" opens the page as it will be, also before you save.
Stop with Ctrl+C.
`;
