/** `npm run test:browser`: drives the production build in a real browser, and on a real nginx. */
import { ensureChromium } from "./install-chromium";
import { ensureNginx } from "./install-nginx";
import { choosePort } from "./ports";
import { ensureBuild } from "./production-build";
import { runCommand } from "./run-command";
import { runShell } from "./run-shell";
import { testEnvironment } from "./test-environment";

const USUAL_PORT = 9123;

runCommand(async () => {
  const environment = testEnvironment();
  const exitCode = await ensureBuild(environment);
  if (exitCode !== 0) return exitCode;

  ensureNginx();
  const port = await choosePort(undefined, USUAL_PORT);
  return runShell(["playwright", "test", ...process.argv.slice(2)].join(" "), {
    ...environment,
    CHROME_PATH: ensureChromium(),
    BROWSER_TEST_PORT: String(port),
  });
});
