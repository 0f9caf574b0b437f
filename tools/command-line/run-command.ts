import { CommandError } from "../../src/lib/command-error";

/**
 * Runs a command's main function and ends the process with the exit code that it returns.
 *
 * A `CommandError` prints its text alone; any other error is a defect and prints its stack.
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
