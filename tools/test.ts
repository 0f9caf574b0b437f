/** `npm test`: everything that the project promises. Its last lines say what failed, if anything. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import concurrently from "concurrently";
import { describeLeftOut } from "../__tests__/support/programs/test-programs";
import { runCommand } from "./run-command";

/** A part of the run, by its name and its npm script. */
interface Part {
  name: string;
  script: string;
}

/** One after the other; what stands together runs side by side. */
const PARTS: readonly (readonly Part[])[] = [
  // A build leaves one processor idle while webpack works.
  [
    { name: "production build", script: "test:build" },
    { name: "unit tests", script: "test:unit" },
  ],
  // These need the types that the build writes.
  [
    { name: "lint", script: "lint:code" },
    { name: "types", script: "typecheck" },
    { name: "formatting", script: "lint:format" },
  ],
  [{ name: "browser tests", script: "test:browser" }],
];

const FAILURES_FILE = resolve("test-results", "failures.txt");

runCommand(async () => {
  const started = performance.now();
  const times: string[] = [];
  for (const parts of PARTS) {
    rmSync(FAILURES_FILE, { force: true });
    const results = await runSideBySide(parts);
    times.push(...results.map(({ name, seconds }) => `  ${name}: ${seconds} s`));
    const failed = results.filter(({ exitCode }) => exitCode !== 0);
    if (failed.length > 0) {
      console.error(`\nFailed:\n${failed.map(describeFailure).join("\n")}`);
      return 1;
    }
  }
  const total = Math.round((performance.now() - started) / 1000);
  console.log(
    [
      "",
      `Everything passed in ${Math.floor(total / 60)} min ${total % 60} s:`,
      ...times,
      "public/ holds a test build now: run npm run build before you publish the site.",
      ...describeLeftOut(),
    ].join("\n"),
  );
  return 0;
});

interface Result extends Part {
  exitCode: number;
  seconds: number;
}

async function runSideBySide(parts: readonly Part[]): Promise<Result[]> {
  console.log(`\nRunning: ${parts.map(({ name }) => name).join(", ")} …`);
  const alone = parts.length === 1;
  const { result } = concurrently(
    parts.map(({ name, script }) => ({
      name,
      command: `npm run --silent ${script}`,
      env: { FAILURES_FILE },
    })),
    // What two programs wrote at once could not be read.
    { maxProcesses: availableParallelism(), raw: alone, group: !alone, prefix: "none" },
  );
  const closed = await result.catch((events: Awaited<typeof result>) => events);
  return parts.map((part) => {
    const event = closed.find(({ command }) => command.name === part.name);
    return {
      ...part,
      exitCode: Number(event?.exitCode ?? 1),
      seconds: Math.round(event?.timings.durationSeconds ?? 0),
    };
  });
}

function describeFailure({ name, script }: Result): string {
  const hasTests = script === "test:unit" || script === "test:browser";
  if (hasTests && existsSync(FAILURES_FILE)) return readFileSync(FAILURES_FILE, "utf8").trimEnd();
  return `The ${name} failed; the reason is above.\n  Run just that: npm run ${script}`;
}
