/**
 * `npm test`: runs the tests that a change has to pass, which need only Node. `npm run test:all` adds the slow ones:
 * other browsers, real web servers, every page. In a pharmacy's own repository, both test its site and not the product.
 */
import { availableParallelism } from "node:os";
import concurrently from "concurrently";
import { isSampleHere } from "../../__tests__/support/sites";
import { describeLeftOut } from "../../__tests__/support/test-programs";
import { CommandError } from "../../src/lib/command-error";
import { readOptions, runCommand } from "../command-line/command";

/** Returns the commands in groups, which run one after the other. The commands of a group run in parallel. */
function groupsOf(isAll: boolean): string[][] {
  const quick = " -- --project=editing --project=phone --project=desktop --grep-invert=@slow";
  return [
    // `typecheck` needs the types that the build writes.
    ["npm run test:build && npm run typecheck", ...(isSampleHere ? ["npm run test:unit"] : [])],
    [`npm run test:browser${isAll ? "" : quick}`],
  ];
}

// For the server of the browser tests. By itself, `npm run test:browser` builds.
process.env.TEST_BUILD = "made";

runCommand(async () => {
  const { all = false } = readOptions({ all: { type: "boolean" } });
  const leftOut = describeLeftOut();
  if (all && process.env.CI && leftOut.length > 0) {
    throw new CommandError(`In CI no test may be left out.\n${leftOut.join("\n")}`);
  }
  const times: string[] = [];
  for (const commands of groupsOf(all)) {
    const results = await runInParallel(commands);
    const failed = results.filter(({ exitCode }) => exitCode !== 0);
    if (failed.length > 0) {
      console.error(
        `\nFailed, for the reasons above. To run only what failed:\n${failed.map(({ command }) => `  ${command}`).join("\n")}`,
      );
      return 1;
    }
    times.push(...results.map(({ command, seconds }) => `  ${command}: ${seconds} s`));
  }
  console.log(
    [
      "\nEverything passed:",
      ...times,
      "public/ holds a test build now: run npm run build before you publish the site.",
      ...(all ? leftOut : ["Slow tests were left out. To run them as well: npm run test:all"]),
    ].join("\n"),
  );
  return 0;
});

async function runInParallel(commands: readonly string[]) {
  console.log(`\nRunning: ${commands.join(", ")} …`);
  const { result } = concurrently(
    commands.map((command) => ({ command: command.replaceAll("npm run", "npm run --silent") })),
    // `group` keeps the output of parallel commands apart.
    { maxProcesses: availableParallelism(), group: true, prefix: "none" },
  );
  const ended = await result.catch((events: Awaited<typeof result>) => events);
  return ended.map(({ command, exitCode, timings }) => ({
    command: command.command.replaceAll(" --silent", ""),
    exitCode,
    seconds: Math.round(timings.durationSeconds),
  }));
}
