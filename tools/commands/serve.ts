/** `npm run serve`: serves `public/` like a static host, and builds it first if there is no build, or if asked. */
import { existsSync, readFileSync } from "node:fs";
import { loadEnvironment } from "../../src/gatsby/environment/load-environment";
import {
  describeMail,
  withOutbox,
  withOutboxUnlessKeysAreSet,
} from "../../src/gatsby/environment/mail-keys";
import { createOutbox } from "../../src/gatsby/environment/outbox";
import { BUILD_JSON, type BuildJson } from "../../src/lib/build-json";
import { buildSite } from "../build/gatsby-build";
import { readOptions, runCommand, untilStopped } from "../command-line/command";
import { choosePort } from "../command-line/ports";
import { startSite } from "../server/site-server";

/** Only a complete build has it. */
const BUILD = `public/${BUILD_JSON}`;

runCommand(async () => {
  const options = readOptions({
    port: { type: "string" },
    host: { type: "string" },
    build: { type: "boolean" },
    outbox: { type: "boolean" },
  });
  loadEnvironment("production");
  if (options.build || options.outbox || !existsSync(BUILD)) {
    const environment = options.outbox ? withOutbox : withOutboxUnlessKeysAreSet;
    const exitCode = await buildSite(environment(process.env));
    if (exitCode !== 0) return exitCode;
  }
  const { time, folder, isDemo, sendsToOutbox } = JSON.parse(
    readFileSync(BUILD, "utf8"),
  ) as BuildJson;

  const port = await choosePort(options.port ?? process.env.PORT, 9000);
  const mail = sendsToOutbox ? createOutbox() : undefined;
  const site = await startSite({ port, host: options.host, folder, mail });
  console.log(`\nThe production build is at ${site.url}`);
  console.log(
    `It was made at ${new Date(time).toLocaleString()}. To make a new one: npm run serve -- --build`,
  );
  const describeForms = () => describeMail(sendsToOutbox ? withOutbox(process.env) : process.env);
  console.log(isDemo ? "This is a demo: its forms send nothing." : describeForms());
  console.log("Stop with Ctrl+C.\n");

  await untilStopped();
  await site.close();
  return 0;
});
