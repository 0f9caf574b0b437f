/** `npm --prefix mail-server run build`: bundles the server and the words of `data/` into `dist/`. */
import { mkdir, writeFile } from "node:fs/promises";
import { runCommand } from "../tools/command-line/command";
import { bundle } from "./bundle";
import { readSiteWords } from "./site-words";

const FOLDER = "mail-server/dist";

runCommand(async () => {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/words.json`, JSON.stringify(await readSiteWords(process.cwd())));
  await bundle("mail-server/main.ts", `${FOLDER}/server.js`);
  return 0;
});
