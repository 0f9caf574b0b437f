import { spawn } from "node:child_process";
import { constants } from "node:os";
import { createInterface } from "node:readline";
import type { Environment } from "./mail-settings";

/**
 * Switches that Gatsby and the libraries below it document.
 *
 * The two "old data" switches silence the advice to update the browser tables: which
 * versions this project uses is decided by its lockfile, not by the day of the build.
 */
const quietly = {
  GATSBY_TELEMETRY_DISABLED: "1",
  BROWSERSLIST_IGNORE_OLD_DATA: "1",
  BASELINE_BROWSER_MAPPING_IGNORE_OLD_DATA: "true",
} as const;

/** Without it Gatsby moves the cursor about even in a file. */
const PLAIN_LOG = { GATSBY_LOGGER: "yurnalist" };

/** How to run Gatsby. */
export interface GatsbyRun {
  command: "build" | "develop";
  args: readonly string[];
  environment: Environment;
  /** Called with each line of Gatsby's log. Without it Gatsby draws on the terminal itself. */
  onLine?: (line: string) => void;
}

/**
 * Runs Gatsby's command line until it ends.
 *
 * @returns its exit code
 */
export function runGatsby({ command, args, environment, onLine }: GatsbyRun): Promise<number> {
  const logsToTerminal = !onLine && process.stdout.isTTY;
  const gatsby = spawn(process.execPath, [require.resolve("gatsby/cli.js"), command, ...args], {
    env: { ...environment, ...quietly, ...(logsToTerminal ? {} : PLAIN_LOG) },
    stdio: onLine ? ["inherit", "pipe", "pipe"] : "inherit",
  });
  for (const output of [gatsby.stdout, gatsby.stderr]) {
    if (output && onLine) createInterface({ input: output }).on("line", onLine);
  }
  const passOn = (signal: NodeJS.Signals) => gatsby.kill(signal);
  process.once("SIGINT", passOn).once("SIGTERM", passOn);

  return new Promise((resolve, reject) => {
    gatsby.once("error", reject);
    gatsby.once("close", (code, signal) => {
      process.off("SIGINT", passOn).off("SIGTERM", passOn);
      resolve(code ?? 128 + constants.signals[signal ?? "SIGTERM"]);
    });
  });
}
