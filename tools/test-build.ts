/** `npm run test:build`: the production build that the tests drive. Its log must not warn. */
import { warningsIn } from "./log-warnings";
import { makeBuild } from "./production-build";
import { CommandError, runCommand } from "./run-command";
import { testEnvironment } from "./test-environment";

runCommand(async () => {
  const lines: string[] = [];
  const onLine = (line: string) => {
    console.log(line);
    lines.push(line);
  };
  const exitCode = await makeBuild({ environment: testEnvironment(), onLine });
  const warnings = warningsIn(lines);
  if (exitCode !== 0 || warnings.length === 0) return exitCode;
  throw new CommandError(
    `The build log must be free of warnings, and has:\n${warnings.join("\n")}`,
  );
});
