/** `npm run serve`: serves the production build like a static host, and makes it first if it is not current. */
import { loadEnvironment } from "../../src/gatsby/environment/load-environment";
import {
  describeMail,
  sendsToOutbox,
  withOutbox,
  withOutboxUnlessKeysAreSet,
} from "../../src/gatsby/environment/mail-keys";
import { readOptions, runCommand, untilStopped } from "../command-line/command";
import { createOutbox } from "../../src/gatsby/environment/outbox";
import { choosePort } from "../command-line/ports";
import { buildIsCurrent } from "../../src/gatsby/build/current-build";
import { ensureBuild } from "../build/gatsby-build";
import { startSite } from "../server/site-server";

runCommand(async () => {
  const options = readOptions({
    port: { type: "string" },
    host: { type: "string" },
    outbox: { type: "boolean" },
  });
  loadEnvironment("production");
  const hasBuild = buildIsCurrent(process.env);
  const usual = hasBuild ? process.env : withOutboxUnlessKeysAreSet(process.env);
  const environment = options.outbox ? withOutbox(process.env) : usual;
  const exitCode = await ensureBuild(environment);
  if (exitCode !== 0) return exitCode;

  const port = await choosePort(options.port ?? process.env.PORT, 9000);
  const mail = sendsToOutbox(environment) ? createOutbox() : undefined;
  const site = await startSite({ port, host: options.host, mail });
  console.log(`\nThe production build is at ${site.url}`);
  console.log(describeMail(environment));
  console.log("Stop with Ctrl+C.\n");

  await untilStopped();
  await site.close();
  return 0;
});
