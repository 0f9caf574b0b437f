import { spawn } from "node:child_process";
import { exitCodeOf } from "./exit-code";
import type { Environment } from "./mail-settings";

/**
 * Runs a command line with this terminal as its own.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export const runShell = (commandLine: string, environment: Environment = process.env) =>
  exitCodeOf(spawn(commandLine, { shell: true, stdio: "inherit", env: environment }));
