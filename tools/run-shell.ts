import { spawn } from "node:child_process";
import type { Environment } from "./mail-settings";

/**
 * Runs a command line with this terminal as its own.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export function runShell(commandLine: string, environment: Environment = process.env) {
  return new Promise<number>((resolve, reject) => {
    spawn(commandLine, { shell: true, stdio: "inherit", env: environment })
      .once("error", reject)
      .once("close", (code) => resolve(code ?? 1));
  });
}
