/** `npm run build`: the site as static files in `public/`, ready for any static host. */
import { loadEnvironment } from "./load-environment";
import { describeMissingKeys, missingMailKeys, sendsToOutbox } from "./mail-settings";
import { makeBuild } from "./production-build";
import { runCommand } from "./run-command";

runCommand(async () => {
  loadEnvironment("production");
  const exitCode = await makeBuild({ environment: process.env, args: process.argv.slice(2) });
  if (exitCode === 0) console.log(`\n${describeResult()}`);
  return exitCode;
});

function describeResult(): string {
  if (sendsToOutbox(process.env)) {
    return (
      "The site is in public/. GATSBY_EMAILJS_ORIGIN is outbox, so its forms work only under\n" +
      "npm run serve. Build it without that setting to publish it."
    );
  }
  const missing = missingMailKeys(process.env);
  const done = "The site is in public/, ready for any static host.";
  return missing.length > 0 ? `${done}\n\n${describeMissingKeys(missing)}` : done;
}
