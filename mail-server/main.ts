/** Starts the mail server, which `build.ts` has bundled. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { runCommand, untilStopped } from "../tools/command-line/command";
import { createMailServer } from "./mail-server";
import { readSettings } from "./settings";
import type { SiteWords } from "./site-words";
import { createSmtp } from "./smtp";

runCommand(async () => {
  const settings = readSettings(process.env);
  const words = JSON.parse(readFileSync(join(__dirname, "words.json"), "utf8")) as SiteWords;
  const { verify, deliver } = createSmtp(settings);
  await verify();
  const server = createServer(
    { requestTimeout: 30_000 },
    createMailServer({ settings, words, deliver }),
  ).listen(settings.PORT);
  console.log(`The mail server listens on port ${settings.PORT}, for ${settings.SITE_ORIGIN}.`);
  await untilStopped();
  server.close();
  return 0;
});
