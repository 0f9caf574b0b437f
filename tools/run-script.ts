import { spawn } from "node:child_process";
import { exitCodeOf } from "./exit-code";
import type { Environment } from "./mail-settings";

/**
 * Runs a script with Node, with this terminal as its own. No shell reads the arguments, so that each
 * arrives as it was given.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export const runScript = (
  script: string,
  args: readonly string[],
  environment: Environment = process.env,
) =>
  exitCodeOf(
    spawn(process.execPath, [script, ...args], { stdio: "inherit", env: { ...environment } }),
  );
