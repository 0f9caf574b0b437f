/** `npm run test:browser`: drives the production build in real browsers, and on real web servers. */
import { choosePort } from "./ports";
import { ensureBuild } from "./production-build";
import { runCommand } from "./run-command";
import { runScript } from "./run-script";
import { testEnvironment } from "./test-environment";

const USUAL_PORT = 9123;

runCommand(async () => {
  const environment = testEnvironment();
  const exitCode = await ensureBuild(environment);
  if (exitCode !== 0) return exitCode;

  const port = await choosePort(undefined, USUAL_PORT);
  return runScript(require.resolve("@playwright/test/cli"), ["test", ...process.argv.slice(2)], {
    ...environment,
    BROWSER_TEST_PORT: String(port),
  });
});
