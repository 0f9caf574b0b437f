/** `npm run build`: `gatsby build`, noted so that what it made can be used again. */
import { loadEnvironment } from "./load-environment";
import { makeBuild } from "./production-build";
import { runCommand } from "./run-command";

runCommand(async () => {
  loadEnvironment("production");
  const exitCode = await makeBuild({ environment: process.env, args: process.argv.slice(2) });
  if (exitCode === 0) console.log("\nThe site is in public/.");
  return exitCode;
});
