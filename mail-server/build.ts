/** `npm --prefix mail-server run build`: bundles the server and the words of `data/` into `dist/`. */
import { mkdir, writeFile } from "node:fs/promises";
import { build } from "esbuild";
import { runCommand } from "../tools/command-line/command";
import { readSiteWords } from "./site-words";

const FOLDER = "mail-server/dist";

runCommand(async () => {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/words.json`, JSON.stringify(await readSiteWords(process.cwd())));
  await build({
    entryPoints: ["mail-server/main.ts"],
    outfile: `${FOLDER}/server.js`,
    bundle: true,
    platform: "node",
    target: "node20",
    define: { "process.env.NODE_ENV": '"production"' },
    // Its compiler of queries does not run here.
    alias: { gatsby: "./mail-server/gatsby.ts" },
    external: ["sharp"],
    logLevel: "warning",
  });
  return 0;
});
