/**
 * `npm test`: runs all tests. The last lines list failures. Code style is tested by `npm run lint`.
 */
import { availableParallelism } from "node:os";
import concurrently from "concurrently";
import { describeLeftOut } from "../../__tests__/support/test-programs";
import { runCommand } from "../command-line/run-command";

/** npm scripts. Groups run one after the other, and the scripts of a group in parallel. */
const SCRIPTS: readonly (readonly string[])[] = [
  // A build leaves one processor idle while webpack works.
  ["test:build", "test:unit"],
  // `typecheck` needs the types that the build writes.
  ["test:browser", "typecheck"],
];

runCommand(async () => {
  const times: string[] = [];
  for (const scripts of SCRIPTS) {
    const results = await runInParallel(scripts);
    const failed = results.filter(({ exitCode }) => exitCode !== 0);
    if (failed.length > 0) {
      const commands = failed.map(({ script }) => `  npm run ${script}`);
      console.error(
        `\nFailed, for the reasons above. To run only what failed:\n${commands.join("\n")}`,
      );
      return 1;
    }
    times.push(...results.map(({ script, seconds }) => `  ${script}: ${seconds} s`));
  }
  console.log(
    [
      "\nEverything passed:",
      ...times,
      "public/ holds a test build now: run npm run build before you publish the site.",
      ...describeLeftOut(),
    ].join("\n"),
  );
  return 0;
});

async function runInParallel(scripts: readonly string[]) {
  console.log(`\nRunning: ${scripts.join(", ")} …`);
  const { result } = concurrently(
    scripts.map((script) => ({ name: script, command: `npm run --silent ${script}` })),
    // `group` keeps the output of parallel scripts apart.
    { maxProcesses: availableParallelism(), group: true, prefix: "none" },
  );
  const ended = await result.catch((events: Awaited<typeof result>) => events);
  return ended.map(({ command, exitCode, timings }) => ({
    script: command.name,
    exitCode,
    seconds: Math.round(timings.durationSeconds),
  }));
}
