/**
 * `npm run serve`: the production build at a local address, as a static host would serve it. A build
 * that `npm run build` made is served as it is; without one, the site is built with the outbox, unless
 * keys are set. With `--outbox` the forms send to the outbox in any case. With `--sample` the build is the
 * sample's, which the tests of a pharmacy's site visit beside its own.
 */
import { once } from "node:events";
import { loadEnvironment } from "../../src/gatsby/environment/load-environment";
import {
  describeMail,
  sendsToOutbox,
  withOutbox,
  withOutboxUnlessKeysAreSet,
} from "../../src/gatsby/environment/mail-settings";
import { readOptions } from "../command-line/options";
import { createOutbox } from "../../src/gatsby/outbox/create-outbox";
import { choosePort } from "../command-line/ports";
import { buildIsCurrent } from "../../src/gatsby/build/current-build";
import { ensureBuild } from "../build/gatsby-build";
import { runCommand } from "../command-line/run-command";
import { assembleSite, SAMPLE_SITE, sampleContent } from "../build/assemble-site";
import { startSite } from "../server/site-server";

const USUAL_PORT = 9000;

runCommand(async () => {
  const {
    port: wantedPort,
    host,
    outbox,
    sample,
  } = readOptions({
    port: { type: "string" },
    host: { type: "string" },
    outbox: { type: "boolean" },
    sample: { type: "boolean" },
  });
  loadEnvironment("production");
  if (sample) {
    assembleSite(SAMPLE_SITE, sampleContent());
    process.chdir(SAMPLE_SITE);
  }
  const hasBuild = buildIsCurrent(process.env);
  const usual = hasBuild ? process.env : withOutboxUnlessKeysAreSet(process.env);
  const environment = outbox ? withOutbox(process.env) : usual;
  const exitCode = await ensureBuild(environment);
  if (exitCode !== 0) return exitCode;

  const port = await choosePort(wantedPort ?? process.env.PORT, USUAL_PORT);
  const mail = sendsToOutbox(environment) ? createOutbox() : undefined;
  const site = await startSite({ port, host, mail });
  console.log(`\nThe production build is at ${site.url}`);
  console.log(describeMail(environment));
  console.log("Stop with Ctrl+C.\n");

  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await site.close();
  return 0;
});
