import { once } from "node:events";
import { CommandError } from "../../src/lib/command-error";

/**
 * Runs the main function of a command, which returns the exit code. A `CommandError` prints only its message;
 * any other error is a bug and prints its stack.
 */
export function runCommand(main: () => Promise<number>): void {
  main().then(
    (exitCode) => {
      process.exitCode = exitCode;
    },
    (error: unknown) => {
      console.error(error instanceof CommandError ? error.message : error);
      process.exitCode = 1;
    },
  );
}

/** Waits until the command is stopped, with Ctrl+C or by another program. */
export const untilStopped = () => Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
