/** `npm run test:build`: makes the production build for the tests. Fails if its log has warnings. */
import { runGatsbyBuild, warningsIn } from "../build/gatsby-build";
import { CommandError } from "../../src/lib/command-error";
import { runCommand } from "../command-line/run-command";
import { testEnvironment } from "../environment/test-environment";

runCommand(async () => {
  const lines: string[] = [];
  const onLine = (line: string) => {
    console.log(line);
    lines.push(line);
  };
  const exitCode = await runGatsbyBuild({ environment: testEnvironment(), onLine });
  const warnings = warningsIn(lines);
  if (exitCode !== 0 || warnings.length === 0) return exitCode;
  throw new CommandError(
    `The build log must be free of warnings, and has:\n${warnings.join("\n")}`,
  );
});
