/** `npm test`: everything that the project promises, step by step. */
import { warningsIn } from "./log-warnings";
import { makeBuild } from "./production-build";
import { runCommand } from "./run-command";
import { runShell } from "./run-shell";
import { runSteps, type Step } from "./steps";
import { testEnvironment } from "./test-environment";

const AGAIN = "mend what is listed above, then run npm test again.";

const steps: Step[] = [
  script("content check", "check", AGAIN),
  {
    name: "production build",
    run: buildWithoutWarnings,
    whenItFails: "read Gatsby's message above; npm run build makes the build alone.",
  },
  script("types", "typecheck", "mend the types; npm run typecheck checks them alone."),
  script("lint", "lint:code", "npm run format mends what can be mended by itself."),
  script("formatting", "lint:format", "npm run format formats every file."),
  script("unit tests", "test:unit", "npm run test:unit -- --watch runs them as you type."),
  script(
    "browser and web server tests",
    "test:browser",
    "npx playwright show-trace with a trace.zip from test-results/ shows what the browser saw.",
  ),
];

runCommand(async () => {
  const exitCode = await runSteps(steps);
  console.log("public/ may hold a test build now: run npm run build before you publish the site.");
  return exitCode;
});

function script(name: string, npmScript: string, whenItFails: string): Step {
  return { name, run: () => runShell(`npm run --silent ${npmScript}`), whenItFails };
}

async function buildWithoutWarnings(): Promise<number> {
  const lines: string[] = [];
  const onLine = (line: string) => {
    console.log(line);
    lines.push(line);
  };
  const exitCode = await makeBuild({ environment: testEnvironment(), onLine });
  const warnings = warningsIn(lines);
  if (exitCode !== 0 || warnings.length === 0) return exitCode;
  console.error(`The build log must be free of warnings, and has:\n${warnings.join("\n")}`);
  return 1;
}
